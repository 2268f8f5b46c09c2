import type { Currency } from '../constants/stores.ts';

/** An amount in integer minor units, of which a unit has 100, with its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}
