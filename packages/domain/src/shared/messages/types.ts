import type { MessageKey } from './keys.ts';

/** Values for the {placeholders} of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A message before translation. Its key is the text of the specification. Callers can use a wider
 * union of keys.
 */
export interface Message<Key extends string = MessageKey> {
  readonly key: Key;
  readonly params?: MessageParams;
}
