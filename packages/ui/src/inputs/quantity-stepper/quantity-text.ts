export interface QuantityLimits {
  min: number;
  max: number;
}

/** Digits of the largest quantity that stays an exact number. */
const maxLength = 9;

/** What the field shows of a typed text: its digits, without leading zeros. */
export const quantityText = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxLength);

/** The nearest allowed quantity; nothing typed is the smallest one. */
export const quantityOf = (text: string, { min, max }: QuantityLimits): number =>
  text === '' ? min : Math.max(min, Math.min(Number(text), max));

/**
 * The quantity that a key leads to, or null for a key that moves nothing (ARIA practices,
 * spinbutton): arrows by one, Page Up and Page Down by ten, Home and End to the limits.
 */
export const quantityForKey = (
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
