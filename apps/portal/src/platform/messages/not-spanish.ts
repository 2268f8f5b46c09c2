import { englishWordsIn } from './english-words.ts';
import { spanish } from './es.ts';

/** Keys whose Spanish text differs: they must never be visible. */
const keys: ReadonlySet<string> = new Set(
  Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])),
);

/** The texts of a page that are not Spanish: catalogue keys and texts with English words. */
export const notSpanishIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => keys.has(text) || englishWordsIn(text).length > 0);
