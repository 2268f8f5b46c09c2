/** Flag helper (spec 5): a flag is valid if it is 0, 1, '0' or '1'. */
export const isFlag = (value: unknown): value is 0 | 1 | '0' | '1' =>
  value === 0 || value === 1 || value === '0' || value === '1';

/** A flag's meaning, or null when it is no flag. */
export const flagValue = (value: unknown): boolean | null =>
  isFlag(value) ? value === 1 || value === '1' : null;
