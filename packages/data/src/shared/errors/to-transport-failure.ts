import { createFailure, type Failure, type RequestKind } from '@surtidor/domain';
import type { TransportError } from '../transport/transport-error.ts';

/** HTTP statuses of a server that rejects a request without forwarding it. */
const unprocessedStatuses: ReadonlySet<number | null> = new Set([
  401, 403, 405, 413, 414, 415, 429, 431,
]);

/**
 * Maps a transport error: queries fail; for mutations the outcome is unknown, because the backend
 * may have acted before the response was lost (faults 3).
 */
export function toTransportFailure({ fault, status }: TransportError, kind: RequestKind): Failure {
  if (fault === 'offline') return createFailure('not-sent');
  if (fault === 'not-sent') return createFailure(kind === 'query' ? 'communication' : 'not-sent');
  if (status === 401) return createFailure('unauthorized');
  if (status === 403) return createFailure('forbidden');
  return kind === 'query' || unprocessedStatuses.has(status)
    ? createFailure('communication')
    : createFailure('outcome-unknown');
}
