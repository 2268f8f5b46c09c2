import type { Destination } from './types.ts';

/** The result of looking up a pasted list of codes. */
export interface PastedCodes {
  /** The matching destinations, without duplicates, in list order. */
  readonly matches: readonly Destination[];
  /** Codes that match no destination, as entered. */
  readonly unknownCodes: readonly string[];
}

/** Splits pasted text into codes at spaces, commas, semicolons and bars. */
export const parseCodes = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;|]+/u)
      .map((code) => code.replace(/^["']+|["']+$/g, ''))
      .filter((code) => code !== ''),
  ),
];

/** Ignores case and leading zeros, which spreadsheets remove. */
const normalizeCode = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');

/** Maps each normalized code to its destination, or to undefined if several have it. */
function indexByNormalizedCode(all: readonly Destination[]) {
  const index = new Map<string, Destination | undefined>();
  for (const destination of all) {
    const code = normalizeCode(destination.code);
    index.set(code, index.has(code) ? undefined : destination);
  }
  return index;
}

/** An index of a client's destinations by code. */
export interface DestinationIndex {
  /** Finds the destination with exactly this code. */
  readonly findByCode: (code: string) => Destination | undefined;
  /** Finds the destinations of a pasted list, ignoring case and leading zeros, and reports unknown codes. */
  readonly findPasted: (text: string) => PastedCodes;
}

/** Indexes destinations by code; a client can have 20,000 of them. */
export const indexDestinations = (all: readonly Destination[]): DestinationIndex => {
  const byCode = new Map(all.map((destination) => [destination.code, destination]));
  let byNormalizedCode: ReadonlyMap<string, Destination | undefined> | undefined;
  // Built only if a code has no exact match.
  const findNormalized = (code: string) => {
    byNormalizedCode ??= indexByNormalizedCode(all);
    return byNormalizedCode.get(normalizeCode(code));
  };
  return {
    findByCode: (code) => byCode.get(code),
    findPasted: (text) => {
      const matches = new Map<string, Destination>();
      const unknownCodes: string[] = [];
      for (const code of parseCodes(text)) {
        const destination = byCode.get(code) ?? findNormalized(code);
        if (destination === undefined) unknownCodes.push(code);
        else matches.set(destination.id, destination);
      }
      return { matches: [...matches.values()], unknownCodes };
    },
  };
};
