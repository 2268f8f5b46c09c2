export interface QuantityLimits {
  min: number;
  max: number;
}

/** The maximum number of digits; it keeps quantities exact. */
const maxLength = 9;

/** Returns the digits of the typed or pasted text without decimals and leading zeros. */
export const normalizeQuantityText = (input: string): string =>
  input
    .replace(/[.,]\d{0,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxLength);

/** Returns the nearest quantity within the limits; the minimum for an empty string. */
export const parseQuantity = (text: string, { min, max }: QuantityLimits): number =>
  text === '' ? min : Math.max(min, Math.min(Number(text), max));

/**
 * Returns the quantity that a key sets, or null for other keys (ARIA practices, spinbutton): arrow keys
 * change it by one, Page Up and Page Down by ten; Home sets the minimum and End the maximum.
 */
export const getQuantityForKey = (
  key: string,
  quantity: number,
  { min, max }: QuantityLimits,
): number | null => {
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: quantity + 1,
    ArrowDown: quantity - 1,
    PageUp: quantity + 10,
    PageDown: quantity - 10,
    Home: min,
    ...(Number.isFinite(max) && { End: max }),
  };
  const move = moves[key];
  return move === undefined ? null : Math.max(min, Math.min(move, max));
};
