import { type Currency, createMoneyFromUnits, type Money } from '../shared/index.ts';
import { getDraftTotal } from './draft-lines.ts';
import type { CashDraft, PaymentDraft, PaymentMinimum, PaymentReadiness } from './types.ts';

/** The minimum payment in whole units by currency, and the effect of a lower total (readings 15, 39). */
export interface MinimumOption {
  readonly mode: PaymentMinimum['mode'];
  readonly units: Readonly<Partial<Record<Currency, number>>>;
}

/** Returns the minimum in a store's currency, if configured (reading 39). */
export const getPaymentMinimum = (
  { mode, units }: MinimumOption,
  currency: Currency,
): PaymentMinimum => {
  const configuredUnits = units[currency];
  return {
    amount: createMoneyFromUnits(configuredUnits ?? 0, currency),
    mode: configuredUnits === undefined ? 'off' : mode,
  };
};

/** Returns whether the total of a draft can be sent: it is not zero and reaches the minimum (spec 5). */
export const getDraftReadiness = (draft: PaymentDraft, minimum: PaymentMinimum): PaymentReadiness =>
  getTotalReadiness(getDraftTotal(draft), minimum);

/**
 * Returns whether a cash payment can be sent: it has a segment and a positive amount between minimum and
 * maximum (reading 16).
 */
export const getCashReadiness = (
  cash: CashDraft,
  minimum: PaymentMinimum,
  maximum: Money | null,
): PaymentReadiness => {
  if (cash.segment === null) return { kind: 'blocked', reason: 'no-segment' };
  if (maximum !== null && cash.amount.minor > maximum.minor) {
    return { kind: 'blocked', reason: 'above-maximum', maximum };
  }
  return getTotalReadiness(cash.amount, minimum);
};

const getTotalReadiness = (total: Money, { amount, mode }: PaymentMinimum): PaymentReadiness => {
  if (total.minor <= 0) return { kind: 'blocked', reason: 'zero' };
  if (mode === 'off' || total.minor >= amount.minor) return { kind: 'ready' };
  return {
    kind: mode === 'block' ? 'blocked' : 'warning',
    reason: 'below-minimum',
    minimum: amount,
  };
};
