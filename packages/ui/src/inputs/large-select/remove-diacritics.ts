/** Caches the normalized form of each non-ASCII letter; a list has a few dozen of them. */
const letterCache = new Map<string, string>();

const normalizeLetter = (letter: string): string => {
  const cachedLetter = letterCache.get(letter);
  if (cachedLetter !== undefined) return cachedLetter;
  const normalizedLetter = letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  letterCache.set(letter, normalizedLetter);
  return normalizedLetter;
};

/**
 * Returns the text in lower case and without accents: 'Estación Ñ' and 'ESTACION N' become equal. Letters are
 * normalized one by one, because normalizing a long text in one call takes twice the time and memory.
 */
export const removeDiacritics = (text: string): string =>
  text.toLowerCase().replace(/[\u{80}-\u{10ffff}]/gu, normalizeLetter);
