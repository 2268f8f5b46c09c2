import { currencyFormats, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * The amount at the precision its currency is shown with, rounded half away from zero: whole
 * pesos and soles, dollars as they are. What is shown, typed and pasted is rounded here alone.
 */
export const roundMoney = ({ minor, currency }: Money): Money => {
  const step = currencyFormats[currency].precision === 0 ? minorPerUnit : 1;
  const rounded = Math.sign(minor) * Math.round(Math.abs(minor) / step) * step;
  return { minor: rounded === 0 ? 0 : rounded, currency };
};
