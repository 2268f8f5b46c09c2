/** A deterministic random generator. The same seed gives the same values in Node and in browsers. */
export interface Rng {
  /** Returns a number in [0, 1). */
  readonly next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  readonly int: (min: number, max: number) => number;
  /** Returns an element of a non-empty list. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Returns true with a probability of 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** Returns `length` decimal digits. The first one is not zero. */
  readonly digits: (length: number) => string;
  /** Returns `length` lower-case hexadecimal digits. */
  readonly hex: (length: number) => string;
  /** Creates an independent generator, so that a new order does not change the generated invoices. */
  readonly fork: (label: string) => Rng;
}

/** Hashes a seed to the initial state of a stream (32-bit FNV-1a). */
function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a stream of numbers in [0, 1): a Weyl sequence with a mixing function. */
function createStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Creates a random generator from a seed. */
export function createRng(seed: string): Rng {
  const next = createStream(hashSeed(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pickCharacters = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
    digits: (length) => pickCharacters(1, '123456789') + pickCharacters(length - 1, '0123456789'),
    hex: (length) => pickCharacters(length, '0123456789abcdef'),
    fork: (label) => createRng(`${seed}/${label}`),
  };
}
