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
  find: (values: readonly string[]) => readonly LargeSelectOption[];
  /** Finds the options whose value or label contains every search term, ignoring accents and case. */
  search: (searchText: string) => Matches;
}

interface Haystack {
  /** All options without accents and case, one per line. */
  text: string;
  /** The end of each line. */
  ends: Uint32Array;
}

const endsOf = (text: string, count: number): Uint32Array => {
  const ends = new Uint32Array(count);
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    ends[line] = end < 0 ? text.length : end;
  }
  return ends;
};

/** Normalizes all options as one text: for 20,000 options this takes half as long as one by one. */
const getHaystack = (options: readonly LargeSelectOption[]): Haystack => {
  const lines = options.map(({ value, label }) => `${value} ${label}`);
  const text = removeDiacritics(lines.join('\n'));
  const ends = endsOf(text, lines.length);
  if (ends.at(-1) === text.length) return { text, ends };
  // Labels with a line break must not count as two options.
  const clean = removeDiacritics(lines.map((line) => line.replaceAll('\n', ' ')).join('\n'));
  return { text: clean, ends: endsOf(clean, lines.length) };
};

const includesAll = (line: string, searchText: readonly string[]): boolean =>
  searchText.every((word) => line.includes(word));

/** Searches the entire text for the first term and each matching line for the others. */
const searchIn = ({ text, ends }: Haystack, [first = '', ...others]: string[]): Uint32Array => {
  const found = new Uint32Array(ends.length);
  let count = 0;
  let line = 0;
  let at = text.indexOf(first);
  while (at >= 0) {
    while ((ends[line] ?? text.length) < at) line += 1;
    const end = ends[line] ?? text.length;
    const start = line === 0 ? 0 : (ends[line - 1] ?? 0) + 1;
    if (others.length === 0 || includesAll(text.slice(start, end), others)) {
      found[count] = line;
      count += 1;
    }
    at = text.indexOf(first, end + 1);
  }
  return found.slice(0, count);
};

/**
 * Creates the search index for up to 20,000 options. The text is normalized once, on the first search. Selected
 * values are looked up in one pass and cached.
 */
export const createOptionIndex = (options: readonly LargeSelectOption[]): OptionIndex => {
  const known = new Map<string, LargeSelectOption>();
  let haystack: Haystack | undefined;

  const learn = (values: readonly string[]) => {
    const requested = new Set(values.filter((value) => !known.has(value)));
    if (requested.size === 0) return;
    for (const option of options) {
      if (requested.delete(option.value)) known.set(option.value, option);
      if (requested.size === 0) return;
    }
    for (const value of requested) known.set(value, { value, label: '' });
  };

  const searchFor = (searchText: string): Matches => {
    const folded = removeDiacritics(searchText).split(/\s+/).filter(Boolean);
    if (folded.length === 0) return null;
    haystack ??= getHaystack(options);
    // The longest term is probably the rarest, so it leaves the fewest lines to check for the others.
    return searchIn(
      haystack,
      folded.toSorted((one, other) => other.length - one.length),
    );
  };
  let last: { searchText: string; found: Matches } = { searchText: '', found: null };

  return {
    find: (values) => {
      learn(values);
      return values.map((value) => known.get(value) ?? { value, label: '' });
    },
    search: (searchText) => {
      if (searchText !== last.searchText) last = { searchText, found: searchFor(searchText) };
      return last.found;
    },
  };
};
