import { mergeJournals } from './attempt-merge.ts';
import { mayHoldDocuments } from './attempt-phases.ts';
import { advanceAttempt } from './attempt-transitions.ts';
import type { AttemptEvent, AttemptKind, PaymentAttempt, PaymentJournal } from './attempt-types.ts';

/** How long an unsent attempt holds its documents (the page was closed). */
export const preparingStaleAfterMs = 60_000;

/** How long other open attempts hold their documents; after that the backend's hold decides. */
export const openStaleAfterMs = 24 * 3_600_000;

/** How long an attempt is stored. */
export const attemptRetentionMs = 7 * 24 * 3_600_000;

/** Adds an attempt or merges it with one of the same key. */
export const recordAttempt = (journal: PaymentJournal, attempt: PaymentAttempt): PaymentJournal =>
  mergeJournals(journal, [attempt]);

/** Applies an event to one attempt. An unknown key changes nothing. */
export const advanceJournal = (
  journal: PaymentJournal,
  key: string,
  event: AttemptEvent,
  now: number,
): PaymentJournal =>
  journal.map((attempt) => (attempt.key === key ? advanceAttempt(attempt, event, now) : attempt));

/** Whether an open attempt is too old to hold its documents, or dated too far in the future (wrong clock). */
export const isStale = (attempt: PaymentAttempt, now: number): boolean => {
  const limit = attempt.phase === 'preparing' ? preparingStaleAfterMs : openStaleAfterMs;
  return Math.abs(now - attempt.createdAt) >= limit;
};

/** Whether an attempt holds its documents: open or abandoned, and not stale. */
export const isLive = (attempt: PaymentAttempt, now: number): boolean =>
  mayHoldDocuments(attempt) && !isStale(attempt, now);

/** One client's live attempts, oldest first: the list of payments in progress. */
export const liveAttempts = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): readonly PaymentAttempt[] =>
  journal.filter((attempt) => attempt.owner === owner && isLive(attempt, now));

/** The oldest attempt per held document number. */
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
  shown: readonly DisplayedHold[],
  inProgress: ReadonlyMap<string, unknown>,
): boolean =>
  shown.some(
    ({ documentNumber, hold }) =>
      hold !== null && hold.reason !== 'other' && !inProgress.has(documentNumber),
  );

/**
 * The oldest live attempt of a client per document number. Cards show that a payment is in progress
 * and since when.
 */
export const documentsInProgress = (
  journal: PaymentJournal,
  owner: string,
  now: number,
): ReadonlyMap<string, PaymentAttempt> => documentsHeldBy(liveAttempts(journal, owner, now));

/**
 * A client's unanswered attempts of a kind, in any tab. Until they are resolved, another one might
 * buy the same again.
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

/** A client's attempt by transaction id; null if unknown to this browser. */
export const attemptByUuid = (
  journal: PaymentJournal,
  owner: string,
  uuid: string,
): PaymentAttempt | null =>
  journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;

/** Removes attempts that are too old. */
export const pruneJournal = (journal: PaymentJournal, now: number): PaymentJournal =>
  journal.filter(({ createdAt }) => Math.abs(now - createdAt) < attemptRetentionMs);
