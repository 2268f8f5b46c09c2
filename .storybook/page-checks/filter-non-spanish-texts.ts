import { spanish } from '../../packages/portal/src/shared/messages/es.ts';

/** Frequent English words that do not exist in Spanish. */
const englishWords =
  'the|and|your|of|with|for|this|that|from|are|is|was|were|not|you|please|loading|search|select|close|next|previous|remove|show|hide|page|invoices?|payments?|orders?|failed|date|file';

const englishWordPattern = new RegExp(`(?<![\\p{L}@.])(?:${englishWords})(?![\\p{L}@.])`, 'giu');

/** Returns the English words in a text that should be Spanish. */
export const findEnglishWords = (text: string): readonly string[] =>
  text.match(englishWordPattern) ?? [];

/** The keys that differ from their Spanish text, which must never be visible. */
const untranslatedKeys: ReadonlySet<string> = new Set(
  Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])),
);

/** Returns the texts that are not Spanish: catalogue keys and texts with English words. */
export const filterNonSpanishTexts = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(
    (text) => untranslatedKeys.has(text) || findEnglishWords(text).length > 0,
  );
