import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  type Failure,
  type FailureCode,
  failure,
  failureFromServer,
  isUnauthorizedError,
  type RequestKind,
} from '@surtidor/domain';
import { TransportError } from '../shared/transport/transport-error.ts';
import { failureOfTransport } from './failure-of-transport.ts';

/** `extensions.code` of the contract -> our failure. Any other code is told by its text (spec 8). */
const codeByExtension: ReadonlyMap<unknown, FailureCode> = new Map<unknown, FailureCode>([
  ['DOCUMENT_BLOCKED', 'payment-in-progress'],
  ['SUPPORT_READ_ONLY', 'support-read-only'],
  ['FORBIDDEN', 'forbidden'],
]);

const messagesOf = (errors: CombinedGraphQLErrors['errors']): readonly string[] =>
  errors.map(({ message }) => message);

/** A backend that broke in the middle of a payment may have opened it before it broke (faults 3). */
const brokeInside = (errors: CombinedGraphQLErrors['errors']) =>
  errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR');

function failureOfErrors(errors: CombinedGraphQLErrors['errors'], kind: RequestKind): Failure {
  const messages = messagesOf(errors);
  if (isUnauthorizedError(messages)) return failure('unauthorized');
  if (kind === 'payment' && brokeInside(errors)) return failure('outcome-unknown');
  const code = errors.map(({ extensions }) => codeByExtension.get(extensions?.code)).find(Boolean);
  return code ? failure(code) : failureFromServer(kind, messages);
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
