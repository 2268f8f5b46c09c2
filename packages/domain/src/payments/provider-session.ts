import { isOpen } from './attempt-phases.ts';
import type { PaymentAttempt } from './attempt-types.ts';

/** Default lifetime of a provider session (reading 45). */
export const providerSessionMs = 20 * 60_000;

/**
 * When the provider's session ends, in epoch milliseconds: as sent by the backend, else after the
 * default time. Null without a session.
 */
export const getSessionEnd = (
  attempt: Pick<PaymentAttempt, 'kind' | 'uuid' | 'createdAt' | 'sessionEndsAt'>,
): number | null => {
  if (attempt.kind === 'compensation' || attempt.uuid === null) return null;
  return attempt.sessionEndsAt ?? attempt.createdAt + providerSessionMs;
};

/**
 * Until when the payer can return to the bank, in epoch milliseconds; null if the attempt is
 * closed, has no session or belongs to someone else.
 */
export const bankReturnDeadline = (
  attempt: PaymentAttempt & { readonly own?: boolean },
  now: number,
): number | null => {
  const end = getSessionEnd(attempt);
  const canReturn = isOpen(attempt) && attempt.own !== false;
  return canReturn && end !== null && now < end ? end : null;
};

/** Whether the provider's session has ended; the next query then releases the documents. */
export const isSessionOver = (
  attempt: Pick<PaymentAttempt, 'sessionEndsAt'>,
  now: number,
): boolean =>
  attempt.sessionEndsAt !== null && attempt.sessionEndsAt > 0 && now >= attempt.sessionEndsAt;
