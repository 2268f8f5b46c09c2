import { assertNever } from '../shared/index.ts';
import { isFinal } from './attempt-phases.ts';
import type { AttemptEvent, AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { providerSessionMs } from './provider-session.ts';
import type { PaymentResult } from './types.ts';

/**
 * How long the backend's 'no such transaction' is not believed after an attempt began: the
 * request may still be on its way.
 */
export const assumeAbsentAfterMs = 60_000;

/**
 * The same for an attempt that cannot be asked about, whose documents the backend does not hold. It is
 * longer than a browser waits for an answer.
 */
export const assumeReleasedAfterMs = 120_000;

/**
 * From when on such an attempt counts as over, in epoch milliseconds. Its session never reached the
 * browser, so nobody can pay it; the request may still be on its way. One without documents is over
 * when the provider's session is.
 */
export const assumedReleasedAt = ({
  lines,
  createdAt,
}: Pick<PaymentAttempt, 'lines' | 'createdAt'>): number =>
  createdAt + (lines.length === 0 ? providerSessionMs : assumeReleasedAfterMs);

/** A new attempt, to be written down before anything leaves. `now` in epoch milliseconds. */
export const createAttempt = (
  start: Pick<PaymentAttempt, 'key' | 'owner' | 'kind' | 'lines' | 'segment' | 'amount'>,
  now: number,
): PaymentAttempt => ({
  ...start,
  uuid: null,
  createdAt: now,
  changedAt: now,
  phase: 'preparing',
  checks: 0,
  lastCheckAt: null,
  sessionEndsAt: null,
});

/**
 * The attempt after something happened. An event that makes no sense in a phase changes nothing,
 * and nothing changes a final state.
 */
export const advanceAttempt = (
  attempt: PaymentAttempt,
  event: AttemptEvent,
  now: number,
): PaymentAttempt => {
  if (isFinal(attempt)) return attempt;
  const learned = learn(attempt, event, now);
  const phase = nextPhase(learned, event, now);
  return phase === learned.phase ? learned : { ...learned, phase, changedAt: now };
};

/** Phases a step of the browser leads to; a phase that is not named stays. */
const steps = {
  send: { preparing: 'sent' },
  'not-sent': { preparing: 'dropped', sent: 'dropped', verifying: 'dropped' },
  refused: { sent: 'dropped', verifying: 'dropped' },
  'answer-lost': { sent: 'verifying' },
  'session-opened': { preparing: 'redirecting', sent: 'redirecting', dropped: 'unknown' },
  returned: { sent: 'verifying', redirecting: 'verifying' },
  'check-failed': {},
  abandoned: { redirecting: 'abandoned', verifying: 'abandoned', unknown: 'abandoned' },
} as const satisfies Record<
  Exclude<AttemptEvent['kind'], 'answered' | 'documents-checked'>,
  Partial<Record<AttemptPhase, AttemptPhase>>
>;

const nextPhase = (attempt: PaymentAttempt, event: AttemptEvent, now: number): AttemptPhase => {
  if (event.kind === 'answered') return answeredPhase(attempt, event.result, now);
  if (event.kind === 'documents-checked') {
    return !event.held && isReleaseBelieved(attempt, now) ? 'dropped' : attempt.phase;
  }
  const step: Partial<Record<AttemptPhase, AttemptPhase>> = steps[event.kind];
  return step[attempt.phase] ?? attempt.phase;
};

const answeredPhase = (
  attempt: PaymentAttempt,
  result: PaymentResult,
  now: number,
): AttemptPhase => {
  switch (result) {
    case 'approved':
    case 'rejected':
      return result;
    case 'pending':
      return attempt.phase === 'abandoned' ? 'abandoned' : 'unknown';
    case 'unknown-transaction':
      return isAbsenceBelieved(attempt, now) ? 'dropped' : attempt.phase;
    default:
      return assertNever(result);
  }
};

/** A transaction whose uuid is known exists, whatever one answer says. */
const isAbsenceBelieved = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.uuid === null &&
  attempt.phase !== 'unknown' &&
  attempt.phase !== 'abandoned' &&
  now - attempt.createdAt >= assumeAbsentAfterMs;

/** Only an attempt that has left and whose transaction is not known is told by its documents. */
const isReleaseBelieved = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.uuid === null &&
  (attempt.phase === 'sent' || attempt.phase === 'verifying') &&
  now >= assumedReleasedAt(attempt);

/**
 * What an event teaches besides the phase: the uuid, once, the end of the session, and that the
 * backend was asked.
 */
const learn = (attempt: PaymentAttempt, event: AttemptEvent, now: number): PaymentAttempt => {
  const isCheck =
    event.kind === 'answered' ||
    event.kind === 'documents-checked' ||
    event.kind === 'check-failed';
  const uuid = 'uuid' in event && event.uuid ? event.uuid : null;
  const providerEnd = event.kind === 'answered' ? event.sessionEndsAt : null;
  return {
    ...attempt,
    uuid: attempt.uuid ?? uuid,
    checks: isCheck ? attempt.checks + 1 : attempt.checks,
    lastCheckAt: isCheck ? Math.max(now, attempt.lastCheckAt ?? now) : attempt.lastCheckAt,
    sessionEndsAt: providerEnd ?? attempt.sessionEndsAt,
  };
};
