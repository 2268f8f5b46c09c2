import { spanish } from './es.ts';

/** Frequent English words that do not exist in Spanish. */
const words =
  'the|and|your|of|with|for|this|that|from|are|is|was|were|not|you|please|loading|search|select|close|next|previous|remove|show|hide|page|invoices?|payments?|orders?|failed|date|file';

const pattern = new RegExp(`(?<![\\p{L}@.])(?:${words})(?![\\p{L}@.])`, 'giu');

/** Returns the English words in a text that should be Spanish. */
export const englishWordsIn = (text: string): readonly string[] => text.match(pattern) ?? [];

/** The keys that differ from their Spanish text, which must never be visible. */
const keys: ReadonlySet<string> = new Set(
  Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])),
);

/** Returns the texts that are not Spanish: catalogue keys and texts with English words. */
export const notSpanishIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => keys.has(text) || englishWordsIn(text).length > 0);
