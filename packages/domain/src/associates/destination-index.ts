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

const normalizeCode = (code: string): string => code.trim().toLowerCase();

/** An index of a client's destinations by code. */
export interface DestinationIndex {
  /** Finds the destination with exactly this code. */
  readonly findByCode: (code: string) => Destination | undefined;
  /** Finds the destinations of a pasted list, ignoring case, and reports unknown codes. */
  readonly findPasted: (text: string) => PastedCodes;
}

/** Indexes destinations by code; a client can have 20,000 of them. */
export const indexDestinations = (all: readonly Destination[]): DestinationIndex => {
  const byCode = new Map(all.map((destination) => [destination.code, destination]));
  let byNormalizedCode: ReadonlyMap<string, Destination> | undefined;
  // Built only if a code has no exact match.
  const findNormalized = (code: string) => {
    byNormalizedCode ??= new Map(
      all.map((destination) => [normalizeCode(destination.code), destination]),
    );
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
