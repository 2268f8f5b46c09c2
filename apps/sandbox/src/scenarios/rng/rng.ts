/** Deterministic random numbers: the same seed gives the same rows in Node and in the browser. */
export interface Rng {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** An integer from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** One element of a list that is not empty. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** True `share` of the times (0 to 1). */
  readonly happens: (share: number) => boolean;
  /** A text of `length` decimal digits, the first never zero. */
  readonly digits: (length: number) => string;
  /** A text of `length` lower-case hexadecimal digits. */
  readonly hex: (length: number) => string;
  /** A separate stream for one part of a scenario, so that adding an order does not change the invoices. */
  readonly fork: (label: string) => Rng;
}

/** The state of a stream starts from its name: 32 bits of FNV-1a. */
function getHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A Weyl sequence with a mixing function: fast, and uniform enough for demo data. */
function getStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A stream of random numbers named by its seed; equal seeds give equal streams. */
export function rngFrom(seed: string): Rng {
  const next = getStream(getHash(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const text = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    happens: (share) => next() < share,
    digits: (length) => text(1, '123456789') + text(length - 1, '0123456789'),
    hex: (length) => text(length, '0123456789abcdef'),
    fork: (label) => rngFrom(`${seed}/${label}`),
  };
}
