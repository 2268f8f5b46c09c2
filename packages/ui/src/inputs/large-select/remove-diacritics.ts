/** What each letter beyond the plain ones folds to; there are a few dozen of them in any list. */
const folded = new Map<string, string>();

const foldLetter = (letter: string): string => {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  folded.set(letter, plain);
  return plain;
};

/**
 * The text without accents and case: 'Estación Ñ' and 'ESTACION N' become the same. Letters are
 * folded one by one, since normalising a long text as a whole takes twice the time and space.
 */
export const removeDiacritics = (text: string): string =>
  text.toLowerCase().replace(/[\u{80}-\u{10ffff}]/gu, foldLetter);
