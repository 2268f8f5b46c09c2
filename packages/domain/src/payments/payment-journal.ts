import { mergeJournals } from './attempt-merge.ts';
import { holdsDocuments } from './attempt-phases.ts';
import { advanceAttempt } from './attempt-transitions.ts';
import type { AttemptEvent, AttemptKind, PaymentAttempt, PaymentJournal } from './attempt-types.ts';

/** How long an attempt that never left keeps its documents: the page was closed meanwhile. */
export const preparingStaleAfterMs = 60_000;

/** How long any other open attempt keeps its documents; after that the backend's hold decides. */
export const openStaleAfterMs = 24 * 3_600_000;

/** How long an attempt is remembered. */
export const attemptRetentionMs = 7 * 24 * 3_600_000;

/** Adds an attempt; one with the same key is merged, never doubled. */
export const recordAttempt = (journal: PaymentJournal, attempt: PaymentAttempt): PaymentJournal =>
  mergeJournals(journal, [attempt]);

/** Tells the journal what happened to one attempt. An unknown key changes nothing. */
export const advanceJournal = (
  journal: PaymentJournal,
  key: string,
  event: AttemptEvent,
  now: number,
): PaymentJournal =>
  journal.map((attempt) => (attempt.key === key ? advanceAttempt(attempt, event, now) : attempt));

/**
 * Whether an open attempt is too old to hold its documents. One dated as far in the future counts
 * too: it was written while the clock was wrong.
 */
export const isStale = (attempt: PaymentAttempt, now: number): boolean => {
  const limit = attempt.phase === 'preparing' ? preparingStaleAfterMs : openStaleAfterMs;
  return Math.abs(now - attempt.createdAt) >= limit;
};

/** Whether an attempt holds its documents: open or abandoned, and not stale. */
export const isLive = (attempt: PaymentAttempt, now: number): boolean =>
  holdsDocuments(attempt) && !isStale(attempt, now);

/** One client's live attempts, oldest first: the list of payments in progress. */
export const liveAttempts = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): readonly PaymentAttempt[] =>
  journal.filter((attempt) => attempt.owner === owner && isLive(attempt, now));

/** The documents that attempts hold, by document number, each with the oldest that holds it. */
export const documentsHeldBy = <Attempt extends Pick<PaymentAttempt, 'lines' | 'createdAt'>>(
  attempts: readonly Attempt[],
): ReadonlyMap<string, Attempt> => {
  const held = new Map<string, Attempt>();
  for (const attempt of attempts) {
    for (const { documentNumber } of attempt.lines) {
      const known = held.get(documentNumber);
      if (!known || attempt.createdAt < known.createdAt) held.set(documentNumber, attempt);
    }
  }
  return held;
};

/** What is shown of a document that may be held. */
export interface DisplayedHold {
  readonly documentNumber: string;
  /** Why it is held; null when it is not, or when that is not known. */
  readonly hold: { readonly reason: 'payment' | 'compensation' | 'other' } | null;
}

/**
 * Whether a document is shown as held for a payment or compensation that nobody has in progress: the
 * attempt ended after the document was fetched, so that what is shown of it is old (faults 6).
 */
export const hasOutdatedHold = (
  shown: readonly DisplayedHold[],
  inProgress: ReadonlyMap<string, unknown>,
): boolean =>
  shown.some(
    ({ documentNumber, hold }) =>
      hold !== null && hold.reason !== 'other' && !inProgress.has(documentNumber),
  );

/**
 * The documents that belong to one client's live attempts, by document number, each with the
 * oldest attempt that holds it: the card says that a payment is in progress and since when.
 */
export const documentsInProgress = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): ReadonlyMap<string, PaymentAttempt> => documentsHeldBy(liveAttempts(journal, owner, now));

/**
 * One client's attempts of a kind that are on their way to the backend, in whatever tab: until one
 * is answered nobody knows whether a second would buy the same again.
 */
export const attemptsBeingSent = (
  journal: PaymentJournal,
  owner: string,
  kind: AttemptKind,
  now: number,
): readonly PaymentAttempt[] =>
  liveAttempts(journal, owner, now).filter(
    (attempt) => attempt.kind === kind && isBeingSent(attempt),
  );

const isBeingSent = ({ phase }: PaymentAttempt): boolean =>
  phase === 'preparing' || phase === 'sent';

/** One client's attempt of a transaction; null when this browser does not know it. */
export const attemptByUuid = (
  journal: PaymentJournal,
  owner: string,
  uuid: string,
): PaymentAttempt | null =>
  journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;

/** The journal without what is too old to matter. */
export const pruneJournal = (journal: PaymentJournal, now: number): PaymentJournal =>
  journal.filter(({ createdAt }) => Math.abs(now - createdAt) < attemptRetentionMs);
