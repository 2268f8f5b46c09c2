import type { Currency } from '../constants/stores.ts';

/** An amount in integer minor units (100 per unit) with its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}
