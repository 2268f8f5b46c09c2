import { isFinal } from './attempt-phases.ts';
import type { AttemptLine, PaymentAttempt, PaymentJournal } from './attempt-types.ts';
import { isLive, liveAttempts } from './payment-journal.ts';

/** A live attempt that this browser did not make: a colleague's, or the payer's at another screen. */
export interface RemoteAttempt extends PaymentAttempt {
  readonly uuid: string;
  /** Who of the company made it; empty when not told. */
  readonly madeBy: string;
  /** Whether it was the person who is signed in. */
  readonly own: boolean;
}

/** A transaction of the client that the backend calls live. */
export interface LiveTransaction
  extends Pick<RemoteAttempt, 'key' | 'kind' | 'segment' | 'amount' | 'own'> {
  readonly uuid: string;
  readonly madeBy: string;
  /** Epoch milliseconds; null when not told. */
  readonly createdAt: number | null;
  /** Epoch milliseconds at which the provider's session ends; null when there is none. */
  readonly sessionEndsAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

/** How this browser may speak of a live transaction it did not make: pending at the bank. */
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
 * The remote attempts that the journal does not speak for: one that it follows, or knows the
 * end of, is listed once. One that it gave up, or forgot to hold after a day, is listed on the
 * backend's word.
 */
export const excludeJournalled = <Attempt extends Pick<RemoteAttempt, 'key' | 'uuid'>>(
  remote: readonly Attempt[],
  journal: PaymentJournal,
  now: number,
): readonly Attempt[] => {
  const spokenFor = journal.filter((attempt) => isFinal(attempt) || isLive(attempt, now));
  const keys = new Set(spokenFor.flatMap(({ key, uuid }) => [key, uuid ?? key]));
  return remote.filter(({ key, uuid }) => !keys.has(key) && !keys.has(uuid));
};

/**
 * 'Pagos en proceso' of a client: the live attempts of this browser's journal and those that the
 * backend tells of besides, each once, oldest first.
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
