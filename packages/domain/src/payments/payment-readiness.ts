import { type Currency, type Money, moneyFromUnits } from '../shared/index.ts';
import { draftTotal } from './draft-lines.ts';
import type { CashDraft, PaymentDraft, PaymentMinimum, PaymentReadiness } from './types.ts';

/** The reading of the minimum: whole units and what a total below it does (settled 15). */
export interface MinimumReading {
  readonly mode: PaymentMinimum['mode'];
  readonly units: number;
}

/**
 * The minimum in a store's currency. The specification's 1600 is an amount in pesos: in any
 * other currency no minimum applies (inferred).
 */
export const paymentMinimumOf = (reading: MinimumReading, currency: Currency): PaymentMinimum => ({
  amount: moneyFromUnits(reading.units, currency),
  mode: currency === 'COP' ? reading.mode : 'off',
});

/** Whether the invoices' total may be sent: never zero, and held against the minimum (spec 5). */
export const draftReadiness = (draft: PaymentDraft, minimum: PaymentMinimum): PaymentReadiness =>
  totalReadiness(draftTotal(draft), minimum);

/**
 * Whether a cash payment may be sent: a segment is chosen, the amount is more than zero, held
 * against the minimum, and not above the maximum when there is one (settled 16).
 */
export const cashReadiness = (
  cash: CashDraft,
  minimum: PaymentMinimum,
  maximum: Money | null,
): PaymentReadiness => {
  if (cash.segment === null) return { kind: 'blocked', reason: 'no-segment' };
  if (maximum !== null && cash.amount.minor > maximum.minor) {
    return { kind: 'blocked', reason: 'above-maximum', maximum };
  }
  return totalReadiness(cash.amount, minimum);
};

const totalReadiness = (total: Money, { amount, mode }: PaymentMinimum): PaymentReadiness => {
  if (total.minor <= 0) return { kind: 'blocked', reason: 'zero' };
  if (mode === 'off' || total.minor >= amount.minor) return { kind: 'ready' };
  return {
    kind: mode === 'block' ? 'blocked' : 'warning',
    reason: 'below-minimum',
    minimum: amount,
  };
};
