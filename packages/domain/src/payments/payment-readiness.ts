import { type Currency, type Money, moneyFromUnits } from '../shared/index.ts';
import { getDraftTotal } from './draft-lines.ts';
import type { CashDraft, PaymentDraft, PaymentMinimum, PaymentReadiness } from './types.ts';

/** The minimum payment: what a lower total does, and whole units by currency (readings 15, 39). */
export interface MinimumOption {
  readonly mode: PaymentMinimum['mode'];
  readonly units: Readonly<Partial<Record<Currency, number>>>;
}

/** The minimum in a store's currency, if configured (reading 39). */
export const getPaymentMinimum = (
  { mode, units }: MinimumOption,
  currency: Currency,
): PaymentMinimum => {
  const configured = units[currency];
  return {
    amount: moneyFromUnits(configured ?? 0, currency),
    mode: configured === undefined ? 'off' : mode,
  };
};

/** Whether the total can be sent: not zero, and checked against the minimum (spec 5). */
export const draftReadiness = (draft: PaymentDraft, minimum: PaymentMinimum): PaymentReadiness =>
  totalReadiness(getDraftTotal(draft), minimum);

/**
 * Whether a cash payment can be sent: with a segment and a positive amount, between minimum and
 * maximum (reading 16).
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
