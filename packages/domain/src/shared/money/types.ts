import type { Currency } from '../constants/stores.ts';

/** An amount: integer minor units (100 = 1 unit in every currency here) with its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}
