import {
  areMoneyEqual,
  type Currency,
  createZeroMoney,
  type Money,
  paymentSegments,
} from '../shared/index.ts';
import { clampMinor } from './amount-bounds.ts';
import type { PaymentAttempt } from './attempt-types.ts';
import type { CashDraft } from './types.ts';

/** Creates an empty cash payment (spec 2). */
export const createCashDraft = (currency: Currency): CashDraft => ({
  segment: null,
  amount: createZeroMoney(currency),
});

/** Selects the business segment, or none for an unknown code (spec 9). */
export const setCashSegment = (cash: CashDraft, code: string): CashDraft => ({
  ...cash,
  segment: paymentSegments.find((segment) => segment.code === code)?.code ?? null,
});

/** Sets the amount in minor units, clamped between 0 and the maximum (reading 16). */
export const setCashAmount = (
  cash: CashDraft,
  minor: number,
  maximum: Money | null,
): CashDraft => ({
  ...cash,
  amount: {
    ...cash.amount,
    minor: clampMinor(minor, maximum === null ? Number.MAX_SAFE_INTEGER : maximum.minor),
  },
});

/**
 * Returns a live cash payment of the same segment and amount, which may be the same intent (reading 81). An attempt without a segment counts for every segment.
 */
export const findSameCashAttempt = <T extends Pick<PaymentAttempt, 'kind' | 'segment' | 'amount'>>(
  liveAttempts: readonly T[],
  cash: CashDraft,
): T | undefined =>
  liveAttempts.find(
    ({ kind, segment = cash.segment, amount }) =>
      kind === 'cash' && segment === cash.segment && areMoneyEqual(amount, cash.amount),
  );
