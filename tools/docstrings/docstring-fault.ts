/** Why a docstring does not count: there is none, or it says no more than the name it stands at. */
export type DocstringFault = 'missing' | 'only its name';

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/'s\b/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

const stopWords = ['a', 'an', 'the', 'of', 'its', 'this', 'optional', 'prop', 'value'];

/** A sample in quotes or a number says something, even where every word is known. */
const givesSample = (docstring: string): boolean => /'[^']+'|`|\d/.test(docstring);

/** What is wrong with the docstring of something called `name`, if anything. */
export function docstringFault(
  name: string,
  docstring: string | undefined,
): DocstringFault | undefined {
  if (docstring === undefined) return 'missing';
  const known = new Set([...stopWords, ...wordsOf(name)]);
  const isRepeated = wordsOf(docstring).every((word) => known.has(word));
  return isRepeated && !givesSample(docstring) ? 'only its name' : undefined;
}
