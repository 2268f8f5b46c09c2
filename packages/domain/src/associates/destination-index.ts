import type { Destination } from './types.ts';

/** What a pasted list of codes came to. */
export interface PastedCodes {
  /** The destinations that were found, each once, in the order of the list. */
  readonly found: readonly Destination[];
  /** The codes no destination has, as they were written. */
  readonly unknown: readonly string[];
}

/** The codes of a pasted text: one a cell or line, however a spreadsheet divides them. */
export const parseCodes = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;|]+/u)
      .map((code) => code.replace(/^["']+|["']+$/g, ''))
      .filter((code) => code !== ''),
  ),
];

const normalizeCode = (code: string): string => code.trim().toLowerCase();

/** The destinations of a client by their codes, made once however often it is asked. */
export interface DestinationIndex {
  /** The destination of exactly this code. */
  readonly findByCode: (code: string) => Destination | undefined;
  /**
   * The destinations of a pasted list, whatever the case of its codes; those not found are named,
   * never dropped in silence.
   */
  readonly findPasted: (text: string) => PastedCodes;
}

/** Lays out destinations by code: with 20,000 of them that must not happen for each question. */
export const indexDestinations = (all: readonly Destination[]): DestinationIndex => {
  const exact = new Map(all.map((destination) => [destination.code, destination]));
  let plain: ReadonlyMap<string, Destination> | undefined;
  // Most lists are written as the backend writes them: only a code that is not waits for the rest.
  const findNormalized = (code: string) => {
    plain ??= new Map(all.map((destination) => [normalizeCode(destination.code), destination]));
    return plain.get(normalizeCode(code));
  };
  return {
    findByCode: (code) => exact.get(code),
    findPasted: (text) => {
      const found = new Map<string, Destination>();
      const unknown: string[] = [];
      for (const code of parseCodes(text)) {
        const destination = exact.get(code) ?? findNormalized(code);
        if (destination === undefined) unknown.push(code);
        else found.set(destination.id, destination);
      }
      return { found: [...found.values()], unknown };
    },
  };
};
