import { getCurrencyFormat, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * Rounds a typed amount half away from zero to the decimals that can be typed in its currency: whole pesos and soles,
 * cents in dollars. Amounts of the backend are never rounded (reading 29).
 */
export const roundMoney = ({ minor, currency }: Money): Money => {
  const step = getCurrencyFormat(currency).precision === 0 ? minorPerUnit : 1;
  const rounded = Math.sign(minor) * Math.round(Math.abs(minor) / step) * step;
  return { minor: rounded === 0 ? 0 : rounded, currency };
};
