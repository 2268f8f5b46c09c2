import { isOpen } from './attempt-phases.ts';
import type { PaymentAttempt } from './attempt-types.ts';

/** Default lifetime of a provider session, in milliseconds (reading 45). */
export const providerSessionMs = 20 * 60_000;

/**
 * Returns when the provider's session ends, in epoch milliseconds: the time from the backend, or the end of
 * the default lifetime. Null without a session.
 */
export const getSessionEnd = (
  attempt: Pick<PaymentAttempt, 'kind' | 'uuid' | 'createdAt' | 'sessionEndsAt'>,
): number | null => {
  if (attempt.kind === 'compensation' || attempt.uuid === null) return null;
  return attempt.sessionEndsAt ?? attempt.createdAt + providerSessionMs;
};

/**
 * Returns the deadline for the payer to return to the bank, in epoch milliseconds. Null if the attempt is
 * closed, has no session or belongs to another user.
 */
export const getBankReturnDeadline = (
  attempt: PaymentAttempt & { readonly isOwn?: boolean },
  now: number,
): number | null => {
  const sessionEnd = getSessionEnd(attempt);
  const canReturn = isOpen(attempt) && attempt.isOwn !== false;
  return canReturn && sessionEnd !== null && now < sessionEnd ? sessionEnd : null;
};

/** Whether the provider's session has ended. The next query then releases the documents. */
export const isSessionOver = (
  attempt: Pick<PaymentAttempt, 'sessionEndsAt'>,
  now: number,
): boolean =>
  attempt.sessionEndsAt !== null && attempt.sessionEndsAt > 0 && now >= attempt.sessionEndsAt;
