import { removeDiacritics } from './remove-diacritics.ts';

/** One option of a large select. */
export interface LargeSelectOption {
  /** The value, such as a code; shown, searched and unique among the options. */
  value: string;
  /** The label, shown and searched; it need not be unique. */
  label: string;
}

/** The indexes of the matching options in order; null if all options match. */
export type Matches = Uint32Array | null;

export interface OptionIndex {
  /** Returns the options for values, in the same order. The label of an unknown value is empty. */
  getOptions: (values: readonly string[]) => readonly LargeSelectOption[];
  /** Finds the options whose value or label contains every search term, ignoring accents and case. */
  search: (searchText: string) => Matches;
}

interface SearchableText {
  /** All options in lower case and without accents, one per line. */
  text: string;
  /** The end of each line. */
  lineEnds: Uint32Array;
}

const findLineEnds = (text: string, count: number): Uint32Array => {
  const lineEnds = new Uint32Array(count);
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    lineEnds[line] = end < 0 ? text.length : end;
  }
  return lineEnds;
};

/** Normalizes all options as one text: for 20,000 options this takes half as long as normalizing each one. */
const createSearchableText = (options: readonly LargeSelectOption[]): SearchableText => {
  const lines = options.map(({ value, label }) => `${value} ${label}`);
  const text = removeDiacritics(lines.join('\n'));
  const lineEnds = findLineEnds(text, lines.length);
  if (lineEnds.at(-1) === text.length) return { text, lineEnds };
  // Labels with a line break must not count as two options.
  const cleanText = removeDiacritics(lines.map((line) => line.replaceAll('\n', ' ')).join('\n'));
  return { text: cleanText, lineEnds: findLineEnds(cleanText, lines.length) };
};

const includesAll = (line: string, searchTerms: readonly string[]): boolean =>
  searchTerms.every((term) => line.includes(term));

/** Searches the entire text for the first term and each matching line for the others. */
const searchLines = (
  { text, lineEnds }: SearchableText,
  [firstTerm = '', ...otherTerms]: string[],
): Uint32Array => {
  const matches = new Uint32Array(lineEnds.length);
  let count = 0;
  let line = 0;
  let position = text.indexOf(firstTerm);
  while (position >= 0) {
    while ((lineEnds[line] ?? text.length) < position) line += 1;
    const end = lineEnds[line] ?? text.length;
    const start = line === 0 ? 0 : (lineEnds[line - 1] ?? 0) + 1;
    if (otherTerms.length === 0 || includesAll(text.slice(start, end), otherTerms)) {
      matches[count] = line;
      count += 1;
    }
    position = text.indexOf(firstTerm, end + 1);
  }
  return matches.slice(0, count);
};

/**
 * Creates the search index for up to 20,000 options. The text is normalized once, on the first search. Selected
 * values are looked up in one pass and cached.
 */
export const createOptionIndex = (options: readonly LargeSelectOption[]): OptionIndex => {
  const optionCache = new Map<string, LargeSelectOption>();
  let searchableText: SearchableText | undefined;

  const cacheOptions = (values: readonly string[]) => {
    const missingValues = new Set(values.filter((value) => !optionCache.has(value)));
    if (missingValues.size === 0) return;
    for (const option of options) {
      if (missingValues.delete(option.value)) optionCache.set(option.value, option);
      if (missingValues.size === 0) return;
    }
    for (const value of missingValues) optionCache.set(value, { value, label: '' });
  };

  const findMatches = (searchText: string): Matches => {
    const searchTerms = removeDiacritics(searchText).split(/\s+/).filter(Boolean);
    if (searchTerms.length === 0) return null;
    searchableText ??= createSearchableText(options);
    // The longest term is probably the rarest, so it leaves the fewest lines to check for the others.
    return searchLines(
      searchableText,
      searchTerms.toSorted((one, other) => other.length - one.length),
    );
  };
  let lastSearch: { searchText: string; matches: Matches } = { searchText: '', matches: null };

  return {
    getOptions: (values) => {
      cacheOptions(values);
      return values.map((value) => optionCache.get(value) ?? { value, label: '' });
    },
    search: (searchText) => {
      if (searchText !== lastSearch.searchText)
        lastSearch = { searchText, matches: findMatches(searchText) };
      return lastSearch.matches;
    },
  };
};
