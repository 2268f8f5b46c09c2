import type { Message } from '../messages/types.ts';

/** A rule over one value: null when it holds, else the message to show. */
export type Validator<T> = (value: T) => Message | null;

/** The first message of each field that is wrong; an empty object is a valid form. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, Message>>>;
