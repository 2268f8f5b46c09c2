import {
  type Currency,
  createMoneyFromUnits,
  type Money,
  subtractMoney,
  sumMoney,
} from '../shared/index.ts';
import { getDraftTotal, getPayableEntries } from './draft-lines.ts';
import type {
  CashDraft,
  DraftEntry,
  PaymentDraft,
  PaymentMinimum,
  PaymentReadiness,
} from './types.ts';

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

/**
 * Returns what would remain of an invoice after a partial payment if it is less than the minimum, so that it could not be
 * paid later (reading 80); null otherwise.
 */
const getUnpayableRest = (
  { document, amount }: Pick<DraftEntry, 'document' | 'amount'>,
  minimum: PaymentMinimum,
): Money | null => {
  const rest = subtractMoney(document.balance, amount);
  const isUnpayable = minimum.mode !== 'off' && rest.minor > 0 && rest.minor < minimum.amount.minor;
  return isUnpayable ? rest : null;
};

/**
 * Returns whether a draft can be sent: its total is not zero and reaches the minimum (spec 5), and no invoice keeps a rest
 * below the minimum (reading 80).
 */
export const getDraftReadiness = (
  draft: PaymentDraft,
  minimum: PaymentMinimum,
): PaymentReadiness => {
  const readiness = getTotalReadiness(getDraftTotal(draft), minimum);
  if (readiness.kind !== 'ready' && readiness.reason !== 'below-minimum') return readiness;
  const entries = getPayableEntries(draft);
  if (readiness.kind !== 'ready') {
    const balance = sumMoney(
      entries.map(({ document }) => document.balance),
      draft.currency,
    );
    return balance.minor < minimum.amount.minor
      ? { ...readiness, reason: 'balance-below-minimum' }
      : readiness;
  }
  for (const entry of entries) {
    const rest = getUnpayableRest(entry, minimum);
    if (rest === null) continue;
    return {
      kind: minimum.mode === 'block' ? 'blocked' : 'warning',
      reason: 'rest-below-minimum',
      minimum: minimum.amount,
      rest,
      canKeepMinimum: entry.document.balance.minor > minimum.amount.minor,
    };
  }
  return readiness;
};

/**
 * Returns whether a cash payment can be sent: it has a segment and a positive amount between minimum and
 * maximum (reading 16).
 * @param isUnconfirmedRepetition Whether the same payment is in progress and the user has not confirmed that this is
 *   another one (reading 81).
 */
export const getCashReadiness = (
  cash: CashDraft,
  minimum: PaymentMinimum,
  maximum: Money | null,
  isUnconfirmedRepetition = false,
): PaymentReadiness => {
  if (cash.segment === null) return { kind: 'blocked', reason: 'no-segment' };
  if (maximum !== null && cash.amount.minor > maximum.minor) {
    return { kind: 'blocked', reason: 'above-maximum', maximum };
  }
  const readiness = getTotalReadiness(cash.amount, minimum);
  return isUnconfirmedRepetition && readiness.kind !== 'blocked'
    ? { kind: 'blocked', reason: 'same-in-progress' }
    : readiness;
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
