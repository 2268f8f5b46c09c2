import { assertNever } from '../shared/index.ts';
import { isFinal } from './attempt-phases.ts';
import type { AttemptEvent, AttemptKind, AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { providerSessionMs } from './provider-session.ts';
import type { PaymentResult } from './types.ts';

/** How long a missing transaction does not count as absent: the request may still be pending. */
export const assumeAbsentAfterMs = 60_000;

/**
 * The same for an attempt that cannot be queried and of which the backend holds nothing. Longer than the
 * browser's timeouts: a purchase of vouchers opens a session, registers them and may look them up. The
 * backend lists nothing about a cash payment, so it ends with the provider's session.
 */
export const assumeReleasedAfterMs: Readonly<Record<AttemptKind, number>> = {
  invoices: 120_000,
  compensation: 120_000,
  vouchers: 180_000,
  cash: providerSessionMs,
};

/**
 * When such an attempt counts as ended, in epoch milliseconds. Nobody can pay it, since its session
 * never reached the browser, but the request may still be under way.
 */
export const assumedReleasedAt = ({
  kind,
  createdAt,
}: Pick<PaymentAttempt, 'kind' | 'createdAt'>): number => createdAt + assumeReleasedAfterMs[kind];

/** The same if the backend holds something: documents until it frees them, else until the session ends. */
const heldUntil = ({ lines, createdAt }: PaymentAttempt): number =>
  lines.length === 0 ? createdAt + providerSessionMs : Number.POSITIVE_INFINITY;

/** Creates an attempt, to be stored before the request is sent. `now` in epoch milliseconds. */
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

/** Applies an event to an attempt. Invalid events change nothing, and final states never change. */
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

/** Next phases of browser events; other phases stay. */
const steps = {
  send: { preparing: 'sent' },
  'not-sent': { preparing: 'dropped', sent: 'dropped', verifying: 'dropped' },
  refused: { sent: 'dropped', verifying: 'dropped' },
  'response-lost': { sent: 'verifying' },
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
    const releasedAt = event.areHeld ? heldUntil(attempt) : assumedReleasedAt(attempt);
    return canRelease(attempt) && now >= releasedAt ? 'dropped' : attempt.phase;
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

/** A transaction with a known uuid exists, whatever one response says. */
const isAbsenceBelieved = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.uuid === null &&
  attempt.phase !== 'unknown' &&
  attempt.phase !== 'abandoned' &&
  now - attempt.createdAt >= assumeAbsentAfterMs;

/** Only a sent attempt without a known transaction is resolved by what the backend holds. */
const canRelease = ({ uuid, phase }: PaymentAttempt): boolean =>
  uuid === null && (phase === 'sent' || phase === 'verifying');

/** Other data of an event: the uuid (once), the end of the session, and that the backend was queried. */
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
