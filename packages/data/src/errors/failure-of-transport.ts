import { type Failure, failure, type RequestKind } from '@surtidor/domain';
import type { TransportError } from '../shared/transport/transport-error.ts';

/** Statuses with which a server refuses a request before it hands it on. */
const refusedUnread: ReadonlySet<number | null> = new Set([401, 403, 405, 413, 414, 415, 429, 431]);

/**
 * What a broken request means: a failed query; for anything else an outcome nobody knows, because
 * the backend may have acted before the answer was lost (faults 3).
 */
export function failureOfTransport({ fault, status }: TransportError, kind: RequestKind): Failure {
  if (fault === 'offline') return failure('not-sent');
  if (fault === 'not-sent') return failure(kind === 'query' ? 'communication' : 'not-sent');
  if (status === 401) return failure('unauthorized');
  if (status === 403) return failure('forbidden');
  return kind === 'query' || refusedUnread.has(status)
    ? failure('communication')
    : failure('outcome-unknown');
}
