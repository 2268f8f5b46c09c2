import { mayHoldDocuments } from './attempt-phases.ts';
import type { AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { getSessionEnd, providerSessionMs } from './provider-session.ts';

/** Delay after the first check, which doubles each time (reading 14). */
const firstCheckDelayMs = 5_000;

/** Maximum delay between checks. */
export const maxCheckDelayMs = 300_000;

/** Delay of the first check after a phase change, by phase. */
const firstCheckDelayByPhase = {
  sent: 60_000,
  redirecting: 60_000,
  verifying: 0,
  unknown: firstCheckDelayMs,
} as const satisfies Partial<Record<AttemptPhase, number>>;

/** Returns the delay after a number of checks, doubled each time up to a maximum. */
export const getCheckDelayMs = (checks: number): number =>
  Math.min(maxCheckDelayMs, firstCheckDelayMs * 2 ** Math.max(0, checks - 1));

/**
 * Returns when to query the backend next, in epoch milliseconds; null if the attempt is closed or was not
 * sent. There is always a check at the end of the provider's session, because the backend releases
 * the documents then. Abandoned attempts are not checked earlier.
 */
export const getNextCheckTime = (attempt: PaymentAttempt): number | null => {
  if (!mayHoldDocuments(attempt) || attempt.phase === 'preparing') return null;
  const sessionEnd = getSessionEnd(attempt);
  if (sessionEnd === null || (attempt.lastCheckAt ?? attempt.changedAt) >= sessionEnd)
    return getScheduledTime(attempt);
  // There is always a delay between two checks.
  const sessionEndCheck = Math.max(sessionEnd, (attempt.lastCheckAt ?? 0) + firstCheckDelayMs);
  return attempt.phase === 'abandoned'
    ? sessionEndCheck
    : Math.min(sessionEndCheck, getScheduledTime(attempt));
};

const getScheduledTime = (attempt: PaymentAttempt): number => {
  if (attempt.lastCheckAt !== null) return attempt.lastCheckAt + getCheckDelayMs(attempt.checks);
  const delayByPhase: Partial<Record<AttemptPhase, number>> = firstCheckDelayByPhase;
  return attempt.changedAt + (delayByPhase[attempt.phase] ?? 0);
};

/**
 * Returns the next check for a poller that stores its last query (`queriedAt`, null = none). Ignores stored
 * times that are further away than the maximum delay, because they come from a wrong clock.
 */
export const getNextPollTime = (
  attempt: PaymentAttempt,
  queriedAt: number | null,
  now: number,
): number | null => {
  const nextCheckAt = getNextCheckTime(attempt);
  const maxDelay = attempt.phase === 'abandoned' ? providerSessionMs : maxCheckDelayMs;
  if (nextCheckAt === null || nextCheckAt - now <= maxDelay) return nextCheckAt;
  return queriedAt === null || queriedAt > now ? now : queriedAt + getCheckDelayMs(attempt.checks);
};
