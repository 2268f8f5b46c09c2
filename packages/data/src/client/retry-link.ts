import type { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { gatewayStatuses, TransportError } from '../shared/transport/transport-error.ts';
import { hasSideEffects } from './operation-kind.ts';

/** How often and how soon a query is asked again. */
export interface RetryOptions {
  /** Further attempts after the first; 0 turns retrying off. */
  readonly retries: number;
  /** Milliseconds before the first further attempt; each next waits twice as long. */
  readonly baseDelayMs: number;
  /** A number in [0, 1): spreads the attempts of many browsers after an outage. */
  readonly random: () => number;
}

export const defaultRetry: RetryOptions = { retries: 2, baseDelayMs: 300, random: Math.random };

/** Whether asking again may help: a broken connection or a gateway that is busy, nothing else. */
export const isTransient = (error: unknown): boolean =>
  error instanceof TransportError &&
  (error.fault === 'network' ||
    error.fault === 'not-sent' ||
    (error.fault === 'status' && gatewayStatuses.includes(error.status)));

/** The wait before further attempt `attempt` (from 1): between half and all of the doubled base. */
export const retryDelay = (attempt: number, { baseDelayMs, random }: RetryOptions): number =>
  baseDelayMs * 2 ** (attempt - 1) * (0.5 + random() / 2);

/**
 * Asks a query again when the fault is likely to pass. A mutation goes through untouched: the backend
 * may have acted on it although its answer was lost (faults 3, "no link retries a mutation").
 */
export const createRetryLink = (options: RetryOptions = defaultRetry): ApolloLink =>
  new RetryLink({
    attempts: (attempt, operation, error) =>
      !hasSideEffects(operation) && isTransient(error) && attempt <= options.retries,
    delay: (attempt) => retryDelay(attempt, options),
  });
