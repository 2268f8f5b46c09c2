import { mergeJournals } from './attempt-merge.ts';
import { isFinal, mayHoldDocuments } from './attempt-phases.ts';
import { advanceAttempt } from './attempt-transitions.ts';
import type { AttemptEvent, AttemptKind, PaymentAttempt, PaymentJournal } from './attempt-types.ts';
import { isSameUuid } from './is-same-uuid.ts';

/** How long an attempt that was not sent holds its documents, in milliseconds. */
const preparingStaleAfterMs = 60_000;

/** How long other open attempts hold their documents, in milliseconds. Later, only the backend decides. */
const openStaleAfterMs = 24 * 3_600_000;

/** How long an attempt is stored, in milliseconds. */
const attemptRetentionMs = 7 * 24 * 3_600_000;

/** Adds an attempt or merges it with one of the same key. */
export const recordAttempt = (journal: PaymentJournal, attempt: PaymentAttempt): PaymentJournal =>
  mergeJournals(journal, [attempt]);

/** Applies an event to the attempt with this key, if there is one. */
export const advanceJournal = (
  journal: PaymentJournal,
  key: string,
  event: AttemptEvent,
  now: number,
): PaymentJournal =>
  journal.map((attempt) => (attempt.key === key ? advanceAttempt(attempt, event, now) : attempt));

/**
 * Whether an attempt is too old to hold its documents. An unsent attempt from the future (wrong clock) is stale too,
 * because the backend cannot tell when it ends.
 */
export const isStale = ({ phase, createdAt }: PaymentAttempt, now: number): boolean => {
  const age = now - createdAt;
  return phase === 'preparing' ? Math.abs(age) >= preparingStaleAfterMs : age >= openStaleAfterMs;
};

/** Whether an attempt holds its documents: open or abandoned, and not stale. */
export const isLive = (attempt: PaymentAttempt, now: number): boolean =>
  mayHoldDocuments(attempt) && !isStale(attempt, now);

/** Returns the live attempts of a client, oldest first. They are its payments in progress. */
export const getLiveAttempts = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): readonly PaymentAttempt[] =>
  journal.filter((attempt) => attempt.owner === owner && isLive(attempt, now));

/** Returns, by document number, the oldest attempt that holds the document. */
export const getHeldDocuments = <Attempt extends Pick<PaymentAttempt, 'lines' | 'createdAt'>>(
  attempts: readonly Attempt[],
): ReadonlyMap<string, Attempt> => {
  const attemptByNumber = new Map<string, Attempt>();
  for (const attempt of attempts) {
    for (const { documentNumber } of attempt.lines) {
      const existing = attemptByNumber.get(documentNumber);
      if (!existing || attempt.createdAt < existing.createdAt)
        attemptByNumber.set(documentNumber, attempt);
    }
  }
  return attemptByNumber;
};

/** A displayed document and its hold. */
export interface DisplayedHold {
  readonly documentNumber: string;
  /** Why it is held; null if not held or unknown. */
  readonly hold: { readonly reason: 'payment' | 'compensation' | 'other' } | null;
}

/**
 * Whether a displayed hold is outdated: its payment or compensation ended after the document was
 * fetched (faults 6).
 */
export const hasOutdatedHold = (
  documents: readonly DisplayedHold[],
  inProgress: ReadonlyMap<string, unknown>,
): boolean =>
  documents.some(
    ({ documentNumber, hold }) =>
      hold !== null && hold.reason !== 'other' && !inProgress.has(documentNumber),
  );

/**
 * Returns the oldest live attempt of a client by document number. Cards show that a payment is in progress
 * and when it started.
 */
export const getDocumentsInProgress = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): ReadonlyMap<string, PaymentAttempt> => getHeldDocuments(getLiveAttempts(journal, owner, now));

/**
 * Returns the attempts of a client and kind without a response, from all tabs. While there are any,
 * another attempt could buy the same again.
 */
export const getUnansweredAttempts = (
  journal: PaymentJournal,
  owner: string,
  kind: AttemptKind,
  now: number,
): readonly PaymentAttempt[] =>
  getLiveAttempts(journal, owner, now).filter(
    (attempt) => attempt.kind === kind && isUnanswered(attempt),
  );

const isUnanswered = ({ phase }: PaymentAttempt): boolean =>
  phase === 'preparing' || phase === 'sent';

/** Returns a client's attempt by transaction id; null without an id or if this browser does not know it. */
export const findAttemptByUuid = (
  journal: PaymentJournal,
  owner: string,
  uuid: string | null,
): PaymentAttempt | null =>
  journal.find((attempt) => attempt.owner === owner && isSameUuid(attempt.uuid, uuid)) ?? null;

/**
 * Returns, by document number, the newest attempt of a client if it was rejected or approved. An invoice shows it until
 * it is paid in full or the journal drops the attempt.
 */
export const getLastOutcomes = (
  journal: PaymentJournal,
  owner: string,
): ReadonlyMap<string, PaymentAttempt> => {
  const attemptByNumber = new Map<string, PaymentAttempt>();
  // The journal is sorted by age, so the newest attempt of a document is the last one.
  for (const attempt of journal)
    if (attempt.owner === owner && attempt.kind === 'invoices')
      for (const { documentNumber } of attempt.lines) attemptByNumber.set(documentNumber, attempt);
  return new Map([...attemptByNumber].filter(([, attempt]) => isFinal(attempt)));
};

/** Removes attempts that are too old, and closed ones that are too far in the future (wrong clock). */
export const pruneJournal = (journal: PaymentJournal, now: number): PaymentJournal =>
  journal.filter(
    (attempt) => Math.abs(now - attempt.createdAt) < attemptRetentionMs || isLive(attempt, now),
  );
