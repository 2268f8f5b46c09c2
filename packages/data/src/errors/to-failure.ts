import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  type Failure,
  type FailureCode,
  failure,
  failureFromServer,
  type RequestKind,
  saysUnauthorized,
} from '@surtidor/domain';
import { TransportError } from '../client/transport-error.ts';

/** `extensions.code` of the contract -> our failure. Any other code is told by its text (spec 8). */
const codeByExtension: ReadonlyMap<unknown, FailureCode> = new Map<unknown, FailureCode>([
  ['DOCUMENT_BLOCKED', 'payment-in-progress'],
  ['SUPPORT_READ_ONLY', 'support-read-only'],
  ['FORBIDDEN', 'forbidden'],
]);

const messagesOf = (errors: CombinedGraphQLErrors['errors']): readonly string[] =>
  errors.map(({ message }) => (typeof message === 'string' ? message : ''));

function failureOfErrors(errors: CombinedGraphQLErrors['errors'], kind: RequestKind): Failure {
  const messages = messagesOf(errors);
  if (saysUnauthorized(messages)) return failure('unauthorized');
  const code = errors.map(({ extensions }) => codeByExtension.get(extensions?.code)).find(Boolean);
  return code ? failure(code) : failureFromServer(kind, messages);
}

/** A refusal with a 4xx status was read before anything was done. */
const refusedBeforehand = ({ fault, status }: TransportError) =>
  fault === 'status' && status !== null && status >= 400 && status < 500;

function failureOfTransport(error: TransportError, kind: RequestKind): Failure {
  if (error.fault === 'offline') return failure('not-sent');
  return kind === 'query' || refusedBeforehand(error)
    ? failure('communication')
    : failure('outcome-unknown');
}

/**
 * Turns whatever a request rejected with into a domain Failure; never throws. A broken answer to
 * a query is a failed query; to anything else it leaves the outcome unknown, because the backend
 * may have acted before the answer was lost (faults 3).
 */
export function toFailure(error: unknown, kind: RequestKind = 'query'): Failure {
  if (CombinedGraphQLErrors.is(error)) return failureOfErrors(error.errors, kind);
  if (error instanceof TransportError) return failureOfTransport(error, kind);
  return failure('unknown');
}
