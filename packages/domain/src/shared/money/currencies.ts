import type { Currency, Separators } from '../countries.ts';
import { getCurrency } from '../country-currencies.ts';

/** Minor units per unit, which is the same for all currencies of the stores. */
export const minorPerUnit = 100;

/** The separators of most currencies (spec 9). */
const defaultSeparators: Separators = { thousands: '.', decimal: ',' };

/** Returns the format of a currency (reading 29). */
export const getCurrencyFormat = (currency: Currency) => {
  const { prefix, precision, separators = defaultSeparators } = getCurrency(currency);
  const thousands = separators.thousands.replace(' ', '\u00A0');
  return { prefix, precision, separators: { ...separators, thousands } };
};
