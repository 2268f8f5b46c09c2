import { type Failure, failure, type RequestKind } from '@surtidor/domain';
import type { TransportError } from '../shared/transport/transport-error.ts';

/** A rejection with a 4xx status was read before anything was done. */
const refusedBeforehand = ({ fault, status }: TransportError) =>
  fault === 'status' && status !== null && status >= 400 && status < 500;

/**
 * What a broken request means: a failed query; for anything else an outcome nobody knows, because
 * the backend may have acted before the answer was lost (faults 3).
 */
export function failureOfTransport(error: TransportError, kind: RequestKind): Failure {
  if (error.fault === 'offline') return failure('not-sent');
  if (error.fault === 'not-sent') {
    return failure(kind === 'query' ? 'communication' : 'not-sent');
  }
  return kind === 'query' || refusedBeforehand(error)
    ? failure('communication')
    : failure('outcome-unknown');
}
