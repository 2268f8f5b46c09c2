const INTEGER_KEY = /^(0|-?[1-9]\d{0,9})$/;
const MAX_INTEGER = 2147483647;

/** Compares keys in the order of the database: integers by value, then other keys by code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const left = parseIntegerKey(a);
  const right = parseIntegerKey(b);
  if (left !== null && right !== null) return left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : 1;
}

function parseIntegerKey(key: string): number | null {
  if (!INTEGER_KEY.test(key)) return null;
  const value = Number(key);
  return Math.abs(value) <= MAX_INTEGER ? value : null;
}
