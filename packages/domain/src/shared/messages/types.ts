import type { MessageKey } from './keys.ts';

/** Values for the {placeholders} of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A message before translation: the key is the specification's text. Callers may use a wider union
 * of keys.
 */
export interface Message<Key extends string = MessageKey> {
  readonly key: Key;
  readonly params?: MessageParams;
}
