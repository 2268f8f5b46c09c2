import type { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { gatewayStatuses, TransportError } from '../shared/transport/transport-error.ts';
import { hasSideEffects } from './operation-kind.ts';

/** Retry options of queries. */
export interface RetryOptions {
  /** Number of retries; 0 disables them. */
  readonly retries: number;
  /** Delay before the first retry, in milliseconds; doubles each time. */
  readonly baseDelayMs: number;
  /** Jitter in [0, 1), so that browsers do not retry together after an outage. */
  readonly random: () => number;
}

export const defaultRetry: RetryOptions = { retries: 2, baseDelayMs: 300, random: Math.random };

/** Returns whether an error is transient: a broken connection or a busy gateway. */
export const isTransient = (error: unknown): boolean =>
  error instanceof TransportError &&
  (error.fault === 'network' ||
    error.fault === 'not-sent' ||
    (error.fault === 'status' && gatewayStatuses.includes(error.status)));

/** Returns the delay before retry `attempt` (from 1): a random half to all of the doubled base delay. */
export const getRetryDelay = (attempt: number, { baseDelayMs, random }: RetryOptions): number =>
  baseDelayMs * 2 ** (attempt - 1) * (0.5 + random() / 2);

/**
 * Retries queries after transient errors. Mutations are never retried: the backend may have acted
 * although its response was lost (faults 3).
 */
export const createRetryLink = (options: RetryOptions = defaultRetry): ApolloLink =>
  new RetryLink({
    attempts: (attempt, operation, error) =>
      !hasSideEffects(operation) && isTransient(error) && attempt <= options.retries,
    delay: (attempt) => getRetryDelay(attempt, options),
  });
