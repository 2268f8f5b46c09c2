/**
 * An amount in minor units brought between 0 and a maximum (spec 5). What is not a number counts
 * as 0; fractions of a minor unit are cut off.
 */
export const clampMinor = (minor: number, maximumMinor: number): number => {
  if (Number.isNaN(minor)) return 0;
  return Math.max(0, Math.min(Math.trunc(minor), maximumMinor));
};
