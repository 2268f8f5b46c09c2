import { englishWordsIn } from './english-words.ts';
import { spanish } from './es.ts';

/** Keys of the catalogue that are not their own Spanish text: nobody should ever read one. */
const keys: ReadonlySet<string> = new Set(
  Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])),
);

/** Those of a page's texts that are not Spanish: keys of the catalogue, and texts with English words. */
export const notSpanishIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => keys.has(text) || englishWordsIn(text).length > 0);
