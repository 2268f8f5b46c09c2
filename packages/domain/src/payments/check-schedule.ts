import { holdsDocuments } from './attempt-phases.ts';
import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { getSessionEnd, providerSessionMs } from './provider-session.ts';

/** Delay after the first query; doubles each time (reading 14). */
export const firstCheckDelayMs = 5_000;

/** Maximum delay between queries. */
export const maxCheckDelayMs = 300_000;

/** Delay of the first query after a phase change, by phase. */
const firstWaits = {
  sent: 60_000,
  redirecting: 60_000,
  verifying: 0,
  unknown: firstCheckDelayMs,
} as const satisfies Partial<Record<AttemptPhase, number>>;

/** The delay after a number of queries, doubled each time up to a maximum. */
export const checkDelayMs = (checks: number): number =>
  Math.min(maxCheckDelayMs, firstCheckDelayMs * 2 ** Math.max(0, checks - 1));

/**
 * When to query the backend next, in epoch milliseconds; null if the attempt is closed or not sent
 * yet. The end of the provider's session always triggers a query, because the backend then releases
 * the documents; abandoned attempts are not queried before.
 */
export const nextCheckAt = (attempt: PaymentAttempt): number | null => {
  if (!holdsDocuments(attempt) || attempt.phase === 'preparing') return null;
  const end = getSessionEnd(attempt);
  if (end === null || (attempt.lastCheckAt ?? attempt.changedAt) >= end) return backOff(attempt);
  // Never twice without waiting, however near the end.
  const atEnd = Math.max(end, (attempt.lastCheckAt ?? 0) + firstCheckDelayMs);
  return attempt.phase === 'abandoned' ? atEnd : Math.min(atEnd, backOff(attempt));
};

const backOff = (attempt: PaymentAttempt): number => {
  if (attempt.lastCheckAt !== null) return attempt.lastCheckAt + checkDelayMs(attempt.checks);
  const waits: Partial<Record<AttemptPhase, number>> = firstWaits;
  return attempt.changedAt + (waits[attempt.phase] ?? 0);
};

/**
 * The same for a poller that remembers its last query (`queriedAt`, null = none). Stored times
 * further away than the maximum delay come from a wrong clock and are ignored.
 */
export const nextCheckBy = (
  attempt: PaymentAttempt,
  queriedAt: number | null,
  now: number,
): number | null => {
  const at = nextCheckAt(attempt);
  const latest = attempt.phase === 'abandoned' ? providerSessionMs : maxCheckDelayMs;
  if (at === null || at - now <= latest) return at;
  return queriedAt === null || queriedAt > now ? now : queriedAt + checkDelayMs(attempt.checks);
};

/** The attempts that are due for a query, longest waiting first. */
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
