import fc from 'fast-check';
import { test } from 'vitest';

/** The number of inputs of each property. */
const numRuns = 1000;

/** Runs a property test with a thousand generated inputs. */
export const property = <Inputs extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [K in keyof Inputs]: fc.Arbitrary<Inputs[K]> },
  predicate: (...inputs: Inputs) => boolean | undefined,
): void => {
  test(name, () => {
    fc.assert(fc.property(...arbitraries, predicate), { numRuns });
  });
};
