import { isOpen } from './attempt-phases.ts';
import type { PaymentAttempt } from './attempt-types.ts';

/** How long a provider's session lives unless the backend says otherwise (reading 45). */
export const providerSessionMs = 20 * 60_000;

/**
 * When the provider's session of an attempt ends, in epoch milliseconds: as the backend told it,
 * else after the usual time. Null where there is no session at a provider.
 */
export const sessionEndOf = (
  attempt: Pick<PaymentAttempt, 'kind' | 'uuid' | 'createdAt' | 'sessionEndsAt'>,
): number | null => {
  if (attempt.kind === 'compensation' || attempt.uuid === null) return null;
  return attempt.sessionEndsAt ?? attempt.createdAt + providerSessionMs;
};

/**
 * Until when the payer may go back to the bank with an attempt, in epoch milliseconds; null when
 * that is not possible: it is closed, it has no session, or somebody else made it.
 */
export const bankReturnDeadline = (
  attempt: PaymentAttempt & { readonly own?: boolean },
  now: number,
): number | null => {
  const end = sessionEndOf(attempt);
  const canReturn = isOpen(attempt) && attempt.own !== false;
  return canReturn && end !== null && now < end ? end : null;
};

/** Whether the provider's session of an attempt has ended: the backend frees its documents if asked. */
export const isSessionOver = (
  attempt: Pick<PaymentAttempt, 'sessionEndsAt'>,
  now: number,
): boolean =>
  attempt.sessionEndsAt !== null && attempt.sessionEndsAt > 0 && now >= attempt.sessionEndsAt;
