import type { PaymentAttempt } from './attempt-types.ts';

/** How long a provider's session lives unless the backend says otherwise (settled 45). */
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
