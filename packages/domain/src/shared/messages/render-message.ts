import { fillPlaceholders } from './message.ts';
import type { Message } from './types.ts';

/** The texts of a language by key. */
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;

/** Translates a message with a catalogue, including parameters that are keys, such as field names. */
export const renderMessage = <Key extends string>(
  { key, params = {} }: Message<Key>,
  catalogue: Catalogue<Key>,
): string => {
  const texts: Readonly<Record<string, string>> = catalogue;
  const getText = (value: string | number): string | number =>
    typeof value === 'string' && Object.hasOwn(texts, value) ? (texts[value] ?? value) : value;
  const translated = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, getText(value)]),
  );
  return fillPlaceholders(catalogue[key], translated);
};
