import type { CountryCurrency, Currency } from '../countries.ts';
import { getCurrency } from '../country-currencies.ts';

/** The format of a currency. */
export type CurrencyFormat = Required<Pick<CountryCurrency, 'prefix' | 'precision' | 'separators'>>;

/** Minor units per unit, which is the same for all currencies of the stores. */
export const minorPerUnit = 100;

/** The separators of most currencies (spec 9). */
const defaultSeparators = { thousands: '.', decimal: ',' } as const;

/** Returns the format of a currency (reading 29). */
export const getCurrencyFormat = (currency: Currency): CurrencyFormat => {
  const { prefix, precision, separators = defaultSeparators } = getCurrency(currency);
  return { prefix, precision, separators };
};
