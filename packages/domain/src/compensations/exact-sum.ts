/** Steps after which the search gives up: a fraction of a second for any list. */
const maximumSteps = 100_000;

/** The most amounts a sum is made of: nobody reads a longer proposal. */
export const maximumSummands = 50;

/**
 * Positions of amounts whose sum is exactly the target, preferring the earliest in the list; null
 * when there is none or the search would take too long. Amounts and target are whole and positive.
 */
export const exactSum = (amounts: readonly number[], target: number): readonly number[] | null => {
  const rest = sumsFromHere(amounts);
  let steps = 0;
  const search = (from: number, missing: number, left: number): readonly number[] | null => {
    if (missing === 0) return [];
    if (left === 0) return null;
    // Past the end nothing can be reached, which ends the loop.
    for (let at = from; (rest[at] ?? 0) >= missing; at += 1) {
      if (steps === maximumSteps) return null;
      steps += 1;
      const amount = amounts[at] ?? 0;
      const found = amount <= missing ? search(at + 1, missing - amount, left - 1) : null;
      if (found !== null) return [at, ...found];
    }
    return null;
  };
  return target > 0 ? search(0, target, maximumSummands) : null;
};

/** For each position, the sum of the amounts from there on: what can still be reached. */
const sumsFromHere = (amounts: readonly number[]): readonly number[] => {
  let sum = 0;
  const sums = amounts.toReversed().map((amount) => {
    sum += amount;
    return sum;
  });
  return sums.reverse();
};
