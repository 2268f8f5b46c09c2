/** The first letters of the first and the last word of a name: 'Ana Rojas' is 'AR'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase('es');
};
