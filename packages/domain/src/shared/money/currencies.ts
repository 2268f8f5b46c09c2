import { byCurrency } from '../country-currencies.ts';

/** How one currency is written. */
export interface CurrencyFormat {
  /** Written before the amount; the '$ ' of spec 9 is the peso's (reading 69). */
  readonly prefix: string;
  /** Decimals shown (spec 9: 0; reading 29: cents in dollars). */
  readonly precision: 0 | 2;
}

/** Minor units in one unit: the same in every currency here. */
export const minorPerUnit = 100;

/** Between thousands, in every currency here (spec 9). */
export const thousandsSeparator = '.';

/** Between units and cents, in every currency here (spec 9). */
export const decimalSeparator = ',';

/** How each currency is written (reading 29). */
export const currencyFormats = byCurrency(
  (_currency, { prefix, precision }): CurrencyFormat => ({ prefix, precision }),
);
