import { isFinal } from './attempt-phases.ts';
import type { AttemptLine, PaymentAttempt, PaymentJournal } from './attempt-types.ts';
import { isSameUuid } from './is-same-uuid.ts';
import { getLiveAttempts, isLive } from './payment-journal.ts';
import type { PaymentResult } from './types.ts';

/** A live attempt of a colleague or of another device. */
export interface RemoteAttempt extends PaymentAttempt {
  readonly uuid: string;
  /** The colleague's name; empty if unknown. */
  readonly createdBy: string;
  /** The colleague's id, if known. */
  readonly creatorId?: string;
  /** Whether the signed-in user created it. */
  readonly isOwn: boolean;
  /** The name of the bank, if known. */
  readonly bank?: string;
  /** When its state became final, in epoch milliseconds; null if not final or unknown. */
  readonly settledAt?: number | null;
}

/** A live transaction of the client, from the backend. */
export interface LiveTransaction
  extends Pick<
    RemoteAttempt,
    'key' | 'kind' | 'segment' | 'amount' | 'creatorId' | 'isOwn' | 'bank' | 'settledAt'
  > {
  readonly uuid: string;
  readonly createdBy: string;
  /** Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  /** When the provider's session ends, in epoch milliseconds; null if none. */
  readonly sessionEndsAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

/**
 * Converts a transaction of the backend to an attempt, which is pending at the bank by default.
 * @param result The final result; an unknown one is pending (reading 14).
 */
export const toRemoteAttempt = (
  transaction: LiveTransaction,
  owner: string,
  now: number,
  result: PaymentResult = 'pending',
): RemoteAttempt => {
  const { key, uuid, createdAt, lines } = transaction;
  return {
    ...transaction,
    key: key === '' ? uuid : key,
    owner,
    lines: lines.map((line) => ({ ...line, invoiceId: '' })),
    createdAt: createdAt ?? now,
    changedAt: createdAt ?? now,
    phase: result === 'approved' || result === 'rejected' ? result : 'unknown',
    checks: 0,
    lastCheckAt: null,
    sessionEndsAt: transaction.sessionEndsAt ?? 0,
  };
};

/** Excludes remote attempts that the journal tracks. It does not track attempts that were dropped or are stale. */
export const excludeJournalled = <Attempt extends Pick<RemoteAttempt, 'key' | 'uuid'>>(
  remoteAttempts: readonly Attempt[],
  journal: PaymentJournal,
  now: number,
): readonly Attempt[] => {
  const trackedAttempts = journal.filter((attempt) => isFinal(attempt) || isLive(attempt, now));
  return remoteAttempts.filter(
    ({ key, uuid }) =>
      !trackedAttempts.some((tracked) => tracked.key === key || isSameUuid(tracked.uuid, uuid)),
  );
};

/**
 * Returns the payments in progress of a client: the live attempts of the journal and the backend, without
 * duplicates, oldest first.
 */
export const getAttemptsInProgress = (
  journal: PaymentJournal,
  remote: readonly RemoteAttempt[],
  owner: string,
  now: number,
): readonly (PaymentAttempt | RemoteAttempt)[] =>
  [...getLiveAttempts(journal, owner, now), ...excludeJournalled(remote, journal, now)].sort(
    (one, other) => one.createdAt - other.createdAt,
  );

/**
 * Returns all payments of a client, newest first: those of the backend and those that only the journal has, because the
 * backend does not list them or never received them. Compensations have their own list.
 */
export const getAllPayments = (
  journal: PaymentJournal,
  remote: readonly RemoteAttempt[],
  owner: string,
): readonly (PaymentAttempt | RemoteAttempt)[] => {
  const isRemote = (attempt: PaymentAttempt) =>
    remote.some(({ key, uuid }) => key === attempt.key || isSameUuid(attempt.uuid, uuid));
  const journalled = journal.filter(
    (attempt) => attempt.owner === owner && attempt.kind !== 'compensation' && !isRemote(attempt),
  );
  return [...remote, ...journalled].sort((one, other) => other.createdAt - one.createdAt);
};
