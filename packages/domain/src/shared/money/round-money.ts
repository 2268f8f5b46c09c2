import { currencyFormats, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * Rounds an amount half away from zero to the displayed decimals of its currency. Pesos and soles are
 * rounded to whole units. Dollars do not change.
 */
export const roundMoney = ({ minor, currency }: Money): Money => {
  const step = currencyFormats[currency].precision === 0 ? minorPerUnit : 1;
  const rounded = Math.sign(minor) * Math.round(Math.abs(minor) / step) * step;
  return { minor: rounded === 0 ? 0 : rounded, currency };
};
