import { createCurrencyTable } from '../country-currencies.ts';

/** The format of a currency. */
export interface CurrencyFormat {
  /** The text before the amount, for example '$ ' for the peso (spec 9; reading 69). */
  readonly prefix: string;
  /** Number of displayed decimals (spec 9: 0; reading 29: cents in dollars). */
  readonly precision: 0 | 2;
}

/** Minor units per unit, which is the same for all currencies of the stores. */
export const minorPerUnit = 100;

/** The thousands separator of all currencies (spec 9). */
export const thousandsSeparator = '.';

/** The decimal separator of all currencies (spec 9). */
export const decimalSeparator = ',';

/** The format of each currency (reading 29). */
export const currencyFormats = createCurrencyTable(
  (_currency, { prefix, precision }): CurrencyFormat => ({ prefix, precision }),
);
