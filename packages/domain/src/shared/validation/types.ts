import type { Message } from '../messages/types.ts';

/** Validates a value. Returns an error message, or null if valid. */
export type Validator<T> = (value: T) => Message | null;

/** The first error of each invalid field; empty for a valid form. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, Message>>>;
