import { byCurrency } from '../country-currencies.ts';

/** How one currency is written. */
export interface CurrencyFormat {
  /** Written before the amount; the '$ ' of spec 9 is the peso's (reading 69). */
  readonly prefix: string;
  /** Decimals shown (spec 9: 0; reading 29: cents in dollars). */
  readonly precision: 0 | 2;
}

/** Minor units per unit, the same for all currencies here. */
export const minorPerUnit = 100;

/** Thousands separator of all currencies here (spec 9). */
export const thousandsSeparator = '.';

/** Decimal separator of all currencies here (spec 9). */
export const decimalSeparator = ',';

/** How each currency is written (reading 29). */
export const currencyFormats = byCurrency(
  (_currency, { prefix, precision }): CurrencyFormat => ({ prefix, precision }),
);
