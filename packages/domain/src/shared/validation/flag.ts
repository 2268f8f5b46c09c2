/** Whether a value is a flag: 0, 1, '0' or '1' (spec 5). */
export const isFlag = (value: unknown): value is 0 | 1 | '0' | '1' =>
  value === 0 || value === 1 || value === '0' || value === '1';

/** Returns the boolean value of a flag; null if invalid. */
export const parseFlag = (value: unknown): boolean | null =>
  isFlag(value) ? value === 1 || value === '1' : null;
