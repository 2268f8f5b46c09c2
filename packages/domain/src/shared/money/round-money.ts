import { currencyFormats, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * Rounds an amount to the display precision of its currency, half away from zero: whole pesos and
 * soles, dollars unchanged. The only place that rounds amounts.
 */
export const roundMoney = ({ minor, currency }: Money): Money => {
  const step = currencyFormats[currency].precision === 0 ? minorPerUnit : 1;
  const rounded = Math.sign(minor) * Math.round(Math.abs(minor) / step) * step;
  return { minor: rounded === 0 ? 0 : rounded, currency };
};
