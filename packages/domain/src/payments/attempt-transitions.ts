import { assertNever } from '../shared/index.ts';
import { isFinal } from './attempt-phases.ts';
import type { AttemptEvent, AttemptKind, AttemptPhase, PaymentAttempt } from './attempt-types.ts';
import { providerSessionMs } from './provider-session.ts';
import type { PaymentResult } from './types.ts';

/** How long the browser waits for a mutation, in milliseconds. Its outcome is unknown afterwards. */
export const mutationTimeoutMs = 60_000;

/** The longest timeout of the portal's server for a request to the backend, in milliseconds. */
export const maxBackendTimeoutMs = 60_000;

/**
 * The age from which a transaction that is not found counts as absent. Before, its request may be pending: the
 * browser and the server may each wait for their timeout, and the backend may need a minute more.
 */
export const assumeAbsentAfterMs: number = mutationTimeoutMs + maxBackendTimeoutMs + 60_000;

/**
 * The age at which an attempt without held documents counts as ended if it cannot be queried. Vouchers are
 * registered by a second request. The backend does not list cash payments, so they end with the provider's session.
 */
export const assumeReleasedAfterMs: Readonly<Record<AttemptKind, number>> = {
  invoices: assumeAbsentAfterMs,
  compensation: assumeAbsentAfterMs,
  vouchers: assumeAbsentAfterMs + mutationTimeoutMs,
  cash: providerSessionMs,
};

/**
 * Returns when an attempt without held documents counts as ended, in epoch milliseconds. It cannot be paid,
 * because its session never reached the browser, but its request may still be pending.
 */
export const getAssumedReleaseTime = ({
  kind,
  createdAt,
}: Pick<PaymentAttempt, 'kind' | 'createdAt'>): number => createdAt + assumeReleasedAfterMs[kind];

/** Returns when an attempt with held documents counts as ended: not before the backend releases them. */
const getHeldReleaseTime = ({ lines, createdAt }: PaymentAttempt): number =>
  lines.length === 0 ? createdAt + providerSessionMs : Number.POSITIVE_INFINITY;

/** Creates an attempt, which must be stored before the request is sent. `now` is in epoch milliseconds. */
export const createAttempt = (
  details: Pick<
    PaymentAttempt,
    'key' | 'owner' | 'payer' | 'kind' | 'lines' | 'segment' | 'amount'
  >,
  now: number,
): PaymentAttempt => ({
  ...details,
  uuid: null,
  createdAt: now,
  changedAt: now,
  phase: 'preparing',
  checks: 0,
  lastCheckAt: null,
  sessionEndsAt: null,
});

/** Applies an event to an attempt. Invalid events are ignored, and final states never change. */
export const advanceAttempt = (
  attempt: PaymentAttempt,
  event: AttemptEvent,
  now: number,
): PaymentAttempt => {
  if (isFinal(attempt)) return attempt;
  const updated = applyEventData(attempt, event, now);
  const phase = getNextPhase(updated, event, now);
  return phase === updated.phase ? updated : { ...updated, phase, changedAt: now };
};

/** The next phases for browser events. Other phases do not change. */
const transitions = {
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

const getNextPhase = (attempt: PaymentAttempt, event: AttemptEvent, now: number): AttemptPhase => {
  if (event.kind === 'answered') return getAnsweredPhase(attempt, event.result, now);
  if (event.kind === 'documents-checked') {
    const releasedAt = event.documentsHeld
      ? getHeldReleaseTime(attempt)
      : getAssumedReleaseTime(attempt);
    return canRelease(attempt) && now >= releasedAt ? 'dropped' : attempt.phase;
  }
  const transition: Partial<Record<AttemptPhase, AttemptPhase>> = transitions[event.kind];
  return transition[attempt.phase] ?? attempt.phase;
};

const getAnsweredPhase = (
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
      return isAssumedAbsent(attempt, now) ? 'dropped' : attempt.phase;
    default:
      return assertNever(result);
  }
};

/** Whether a missing transaction counts as absent. A transaction with a uuid exists despite the response. */
const isAssumedAbsent = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.uuid === null &&
  attempt.phase !== 'unknown' &&
  attempt.phase !== 'abandoned' &&
  now - attempt.createdAt >= assumeAbsentAfterMs;

/** Whether the held documents decide the outcome: only for sent attempts without a uuid. */
const canRelease = ({ uuid, phase }: PaymentAttempt): boolean =>
  uuid === null && (phase === 'sent' || phase === 'verifying');

/**
 * Adds the data of an event: the first uuid, the end of the session and the number of checks. A start in the future
 * comes from a wrong clock. It becomes the current time, which is never too early, so that an attempt without a
 * response does not hold its documents for longer.
 */
const applyEventData = (
  attempt: PaymentAttempt,
  event: AttemptEvent,
  now: number,
): PaymentAttempt => {
  const isCheck =
    event.kind === 'answered' ||
    event.kind === 'documents-checked' ||
    event.kind === 'check-failed';
  const eventUuid = 'uuid' in event && event.uuid ? event.uuid : null;
  const uuid = attempt.uuid ?? eventUuid;
  const sessionEndsAt = event.kind === 'answered' ? event.sessionEndsAt : null;
  return {
    ...attempt,
    uuid,
    createdAt: uuid === null ? Math.min(attempt.createdAt, now) : attempt.createdAt,
    checks: isCheck ? attempt.checks + 1 : attempt.checks,
    lastCheckAt: isCheck ? Math.max(now, attempt.lastCheckAt ?? now) : attempt.lastCheckAt,
    sessionEndsAt: sessionEndsAt ?? attempt.sessionEndsAt,
    ...(event.kind === 'answered' && event.message && { message: event.message }),
  };
};
