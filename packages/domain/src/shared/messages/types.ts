import type { MessageKey } from './keys.ts';

/** Values for the {placeholders} of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** The names of the {placeholders} of a text: `'client' | 'count'` for `{client} has {count} invoices`. */
export type PlaceholderName<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderName<Rest> : never;

/**
 * The params argument of a function that takes a message key. A known key requires a value for each of
 * its {placeholders}. A key that is known only at run time accepts any params.
 */
export type MessageArguments<Key extends string> = [MessageKey] extends [Key]
  ? [params?: MessageParams]
  : [PlaceholderName<Key>] extends [never]
    ? []
    : [params: Readonly<Record<PlaceholderName<Key>, string | number>>];

/** A message before translation. Its key is the text of the specification. Callers can use a wider union of keys. */
export interface Message<Key extends string = MessageKey> {
  readonly key: Key;
  readonly params?: MessageParams;
}
