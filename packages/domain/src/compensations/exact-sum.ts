/** Limits the search to a fraction of a second. */
const maxSteps = 100_000;

/** Maximum number of amounts in a proposal. */
export const maxSummands = 50;

/**
 * Finds the indexes of amounts that sum exactly to the target, preferring earlier ones. Returns null
 * if there is no such sum or the search takes too many steps. Amounts and target must be positive integers.
 */
export const findExactSum = (
  amounts: readonly number[],
  target: number,
): readonly number[] | null => {
  const suffixSums = getSuffixSums(amounts);
  let steps = 0;
  const search = (
    startIndex: number,
    remainder: number,
    remainingSummands: number,
  ): readonly number[] | null => {
    if (remainder === 0) return [];
    if (remainingSummands === 0) return null;
    // Past the end, the suffix sum is 0, which ends the loop.
    for (let at = startIndex; (suffixSums[at] ?? 0) >= remainder; at += 1) {
      if (steps === maxSteps) return null;
      steps += 1;
      const amount = amounts[at] ?? 0;
      const match =
        amount <= remainder ? search(at + 1, remainder - amount, remainingSummands - 1) : null;
      if (match !== null) return [at, ...match];
    }
    return null;
  };
  return target > 0 ? search(0, target, maxSummands) : null;
};

/** Returns the sum of the amounts from each index to the end. */
const getSuffixSums = (amounts: readonly number[]): readonly number[] => {
  let sum = 0;
  const sums = amounts.toReversed().map((amount) => {
    sum += amount;
    return sum;
  });
  return sums.reverse();
};
