import type { CountryCurrency } from '../countries.ts';
import { createCurrencyTable } from '../country-currencies.ts';

/** The format of a currency. */
export type CurrencyFormat = Required<Pick<CountryCurrency, 'prefix' | 'precision' | 'separators'>>;

/** Minor units per unit, which is the same for all currencies of the stores. */
export const minorPerUnit = 100;

/** The separators of most currencies (spec 9). */
const defaultSeparators = { thousands: '.', decimal: ',' } as const;

/** The format of each currency (reading 29). */
export const currencyFormats = createCurrencyTable(
  (_currency, { prefix, precision, separators = defaultSeparators }): CurrencyFormat => ({
    prefix,
    precision,
    separators,
  }),
);
