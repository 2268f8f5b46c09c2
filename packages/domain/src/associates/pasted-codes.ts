import type { Destination } from './types.ts';

/** What a pasted list of codes came to. */
export interface PastedCodes {
  /** The destinations that were found, each once, in the order of the list. */
  readonly found: readonly Destination[];
  /** The codes no destination has, as they were written. */
  readonly unknown: readonly string[];
}

/** The codes of a pasted text: one a cell or line, however a spreadsheet divides them. */
export const codesOfText = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;|]+/u)
      .map((code) => code.replace(/^["']+|["']+$/g, ''))
      .filter((code) => code !== ''),
  ),
];

const plainCode = (code: string): string => code.trim().toLowerCase();

/** Finds the destinations of a pasted list; those not found are named, never dropped in silence. */
export const findPastedCodes = (text: string, all: readonly Destination[]): PastedCodes => {
  const byCode = new Map(all.map((destination) => [plainCode(destination.code), destination]));
  const found = new Map<string, Destination>();
  const unknown: string[] = [];
  for (const code of codesOfText(text)) {
    const destination = byCode.get(plainCode(code));
    if (destination === undefined) unknown.push(code);
    else found.set(destination.id, destination);
  }
  return { found: [...found.values()], unknown };
};
