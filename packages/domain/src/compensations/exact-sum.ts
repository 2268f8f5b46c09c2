/** Maximum number of search steps: a fraction of a second. */
const maximumSteps = 100_000;

/** Maximum number of amounts in a proposal. */
export const maximumSummands = 50;

/**
 * Indexes of amounts that sum exactly to the target, preferring earlier ones; null if there are
 * none or the search is too long. Amounts and target are positive integers.
 */
export const exactSum = (amounts: readonly number[], target: number): readonly number[] | null => {
  const rest = sumsFromHere(amounts);
  let steps = 0;
  const search = (from: number, missing: number, remaining: number): readonly number[] | null => {
    if (missing === 0) return [];
    if (remaining === 0) return null;
    // Beyond the end the remainder is zero, which ends the loop.
    for (let at = from; (rest[at] ?? 0) >= missing; at += 1) {
      if (steps === maximumSteps) return null;
      steps += 1;
      const amount = amounts[at] ?? 0;
      const found = amount <= missing ? search(at + 1, missing - amount, remaining - 1) : null;
      if (found !== null) return [at, ...found];
    }
    return null;
  };
  return target > 0 ? search(0, target, maximumSummands) : null;
};

/** Suffix sums: what can still be reached from each index. */
const sumsFromHere = (amounts: readonly number[]): readonly number[] => {
  let sum = 0;
  const sums = amounts.toReversed().map((amount) => {
    sum += amount;
    return sum;
  });
  return sums.reverse();
};
