import type { MessageKey } from './keys.ts';

/** Values for the {placeholders} of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A text to show, not yet in any language: the key is the specification's text, and a
 * catalogue pairs it with each language. A wider union of keys may be put in place of ours.
 */
export interface Message<Key extends string = MessageKey> {
  readonly key: Key;
  readonly params?: MessageParams;
}
