import { holdsDocuments } from './attempt-phases.ts';
import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { providerSessionMs, sessionEndOf } from './provider-session.ts';

/** Wait after the first time the backend was asked; it doubles each time (reading 14). */
export const firstCheckDelayMs = 5_000;

/** The longest wait between two questions. */
export const longestCheckDelayMs = 300_000;

/** How long after its last change an attempt is asked about for the first time, by phase. */
const firstWaits = {
  sent: 60_000,
  redirecting: 60_000,
  verifying: 0,
  unknown: firstCheckDelayMs,
} as const satisfies Partial<Record<AttemptPhase, number>>;

/** Wait after so many questions: doubles each time and never passes the cap. */
export const checkDelayMs = (checks: number): number =>
  Math.min(longestCheckDelayMs, firstCheckDelayMs * 2 ** Math.max(0, checks - 1));

/**
 * When the backend is to be asked next, in epoch milliseconds; null when there is nothing to
 * ask: the attempt is closed, or nothing has left yet. The end of the provider's session is always
 * such a moment: the backend then frees the documents; nothing of an abandoned one is asked before.
 */
export const nextCheckAt = (attempt: PaymentAttempt): number | null => {
  if (!holdsDocuments(attempt) || attempt.phase === 'preparing') return null;
  const end = sessionEndOf(attempt);
  if (end === null || (attempt.lastCheckAt ?? attempt.changedAt) >= end) return backOff(attempt);
  // Never twice in a row without waiting, however near the end is.
  const atEnd = Math.max(end, (attempt.lastCheckAt ?? 0) + firstCheckDelayMs);
  return attempt.phase === 'abandoned' ? atEnd : Math.min(atEnd, backOff(attempt));
};

const backOff = (attempt: PaymentAttempt): number => {
  if (attempt.lastCheckAt !== null) return attempt.lastCheckAt + checkDelayMs(attempt.checks);
  const waits: Partial<Record<AttemptPhase, number>> = firstWaits;
  return attempt.changedAt + (waits[attempt.phase] ?? 0);
};

/**
 * The same for a watch that remembers when it last asked (`queriedAt`, null = not yet). A time
 * further away than the longest wait was written by a clock that was wrong: then only what the
 * watch remembers counts.
 */
export const nextCheckBy = (
  attempt: PaymentAttempt,
  queriedAt: number | null,
  now: number,
): number | null => {
  const at = nextCheckAt(attempt);
  const farthest = attempt.phase === 'abandoned' ? providerSessionMs : longestCheckDelayMs;
  if (at === null || at - now <= farthest) return at;
  return queriedAt === null || queriedAt > now ? now : queriedAt + checkDelayMs(attempt.checks);
};

/** The attempts that are to be asked about by now, the longest waiting first. */
export const attemptsToCheck = (
  attempts: readonly PaymentAttempt[],
  now: number,
): readonly PaymentAttempt[] =>
  attempts
    .flatMap((attempt) => {
      const at = nextCheckAt(attempt);
      return at !== null && at <= now ? [{ attempt, at }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ attempt }) => attempt);
