/** Clamps minor units between 0 and a maximum (spec 5). NaN counts as 0; fractions are truncated. */
export const clampMinor = (minor: number, maximumMinor: number): number => {
  if (Number.isNaN(minor)) return 0;
  return Math.max(0, Math.min(Math.trunc(minor), maximumMinor));
};
