import type { Money } from '../shared/index.ts';
import { isNonEmptyString, parseJson } from '../shared/stored-json.ts';
import type { PaymentJournal } from './attempt-types.ts';
import { getPaymentResult } from './payment-result.ts';
import type { ResultStates } from './types.ts';

/** A payment with a final result. */
export interface SettledPayment {
  readonly uuid: string;
  readonly result: 'approved' | 'rejected';
  readonly amount: Money;
  /** When the result became final, in epoch milliseconds. */
  readonly settledAt: number;
}

/** Returns the start and the end of an id. Ids of one minute may start alike, and ids of one server end alike. */
const getReference = (uuid: string): string =>
  uuid.toUpperCase().replace(/^(.{8}).+(.{8})$/, '$1$2');

/** How long a result is announced after it became final, in milliseconds (ours). */
export const announceWithinMs = 3 * 24 * 3_600_000;

/** The maximum number of announced payments that a browser remembers. */
export const maxAnnounced = 100;

/**
 * Returns the settled payments of a user in the journal. Compensations are not payments. An attempt from an
 * earlier version has no payer and counts as the user's own.
 */
export const getJournalledPayments = (
  journal: PaymentJournal,
  { owner, userId }: { readonly owner: string; readonly userId: string },
): readonly SettledPayment[] =>
  journal.flatMap(({ uuid, kind, phase, amount, changedAt, ...attempt }) => {
    const isOwn = attempt.owner === owner && (attempt.payer ?? userId) === userId;
    return isOwn &&
      uuid !== null &&
      kind !== 'compensation' &&
      (phase === 'approved' || phase === 'rejected')
      ? [{ uuid, result: phase, amount, settledAt: changedAt }]
      : [];
  });

/** A transaction of the backend, as far as its announcement depends on it. */
export interface AnnouncedTransaction {
  readonly uuid: string;
  readonly status: string;
  readonly isOwn: boolean;
  readonly amount: Money;
  readonly createdAt: number | null;
  readonly settledAt: number | null;
}

/** Returns the settled payments of the signed-in user among transactions. An unknown state is not settled. */
export const getOwnSettledPayments = (
  transactions: readonly AnnouncedTransaction[],
  states: ResultStates,
): readonly SettledPayment[] =>
  transactions.flatMap(({ uuid, status, isOwn, amount, createdAt, settledAt }) => {
    const result = getPaymentResult({ found: true, status }, states);
    const at = settledAt ?? createdAt;
    return isOwn && at !== null && (result === 'approved' || result === 'rejected')
      ? [{ uuid, result, amount, settledAt: at }]
      : [];
  });

/**
 * Returns the payments to announce, oldest first and each once: those that became final recently and whose
 * reference is not in `announced`.
 */
export const getUnannouncedPayments = (
  payments: readonly SettledPayment[],
  announced: readonly string[],
  now: number,
): readonly SettledPayment[] => {
  const seen = new Set(announced);
  return [...payments]
    .sort((one, other) => one.settledAt - other.settledAt)
    .filter(({ uuid, settledAt }) => {
      const reference = getReference(uuid);
      if (seen.has(reference) || Math.abs(now - settledAt) >= announceWithinMs) return false;
      seen.add(reference);
      return true;
    });
};

/** Parses the stored references of announced payments; empty if invalid. */
export const parseAnnounced = (json: string | null): readonly string[] => {
  const stored = parseJson(json);
  return Array.isArray(stored) ? stored.filter(isNonEmptyString).slice(-maxAnnounced) : [];
};

/** Adds payments to the stored references, which identify neither a person nor a company and outlive a sign-out. */
export const serialiseAnnounced = (
  announced: readonly string[],
  uuids: readonly string[],
): string =>
  JSON.stringify([...new Set([...announced, ...uuids.map(getReference)])].slice(-maxAnnounced));
