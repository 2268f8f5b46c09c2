import { isFinal } from './attempt-phases.ts';
import type { AttemptLine, PaymentAttempt, PaymentJournal } from './attempt-types.ts';
import { isLive, liveAttempts } from './payment-journal.ts';

/** A live attempt of a colleague or of another device. */
export interface RemoteAttempt extends PaymentAttempt {
  readonly uuid: string;
  /** The colleague's name; empty if unknown. */
  readonly madeBy: string;
  /** Whether the signed-in person created it. */
  readonly own: boolean;
}

/** A live transaction of the client, from the backend. */
export interface LiveTransaction
  extends Pick<RemoteAttempt, 'key' | 'kind' | 'segment' | 'amount' | 'own'> {
  readonly uuid: string;
  readonly madeBy: string;
  /** Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  /** When the provider's session ends, in epoch milliseconds; null if none. */
  readonly sessionEndsAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

/** Converts a live transaction of the backend to an attempt that is pending at the bank. */
export const toRemoteAttempt = (
  transaction: LiveTransaction,
  owner: string,
  now: number,
): RemoteAttempt => {
  const { key, uuid, createdAt, lines } = transaction;
  return {
    ...transaction,
    key: key === '' ? uuid : key,
    owner,
    lines: lines.map((line) => ({ ...line, invoiceId: '' })),
    createdAt: createdAt ?? now,
    changedAt: createdAt ?? now,
    phase: 'unknown',
    checks: 0,
    lastCheckAt: null,
    sessionEndsAt: transaction.sessionEndsAt ?? 0,
  };
};

/**
 * The remote attempts that the journal does not track. Attempts that it dropped, or no longer holds
 * after a day, are included.
 */
export const excludeJournalled = <Attempt extends Pick<RemoteAttempt, 'key' | 'uuid'>>(
  remote: readonly Attempt[],
  journal: PaymentJournal,
  now: number,
): readonly Attempt[] => {
  const isTaken = journal.filter((attempt) => isFinal(attempt) || isLive(attempt, now));
  const keys = new Set(isTaken.flatMap(({ key, uuid }) => [key, uuid ?? key]));
  return remote.filter(({ key, uuid }) => !keys.has(key) && !keys.has(uuid));
};

/**
 * 'Pagos en proceso' of a client: live attempts of the journal and of the backend, without
 * duplicates, oldest first.
 */
export const attemptsInProgress = (
  journal: PaymentJournal,
  remote: readonly RemoteAttempt[],
  owner: string,
  now: number,
): readonly (PaymentAttempt | RemoteAttempt)[] =>
  [...liveAttempts(journal, owner, now), ...excludeJournalled(remote, journal, now)].sort(
    (one, other) => one.createdAt - other.createdAt,
  );
