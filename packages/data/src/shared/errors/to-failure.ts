import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Failure, failure, failureFromServer, type RequestKind } from '@surtidor/domain';
import { TransportError } from '../transport/transport-error.ts';
import { failureOfTransport } from './failure-of-transport.ts';
import {
  type FailedResponse,
  type GraphqlError,
  getMeaning,
  isCleanRejection,
  isUnauthorizedResponse,
} from './read-errors.ts';

/** Requests whose authentication error refers to their password. */
const checksCredentials: ReadonlySet<RequestKind> = new Set(['sign-in', 'password-change']);

/** Requests whose outcome stays unknown after an unlisted error: they move money or change the password. */
const needsCertainty: ReadonlySet<RequestKind> = new Set([
  'payment',
  'voucher-payment',
  'password-change',
]);

const writesPerson: ReadonlySet<RequestKind> = new Set(['associate-create', 'associate-edit']);

const hasCode =
  (code: string) =>
  ({ extensions }: GraphqlError): boolean =>
    extensions?.code === code;

function failureOfErrors(response: FailedResponse, kind: RequestKind): Failure {
  const { errors } = response;
  const meanings = errors.map(getMeaning);
  const endsSession = checksCredentials.has(kind)
    ? errors.some(isUnauthorizedResponse)
    : meanings.includes('unauthenticated');
  if (endsSession) return failure('unauthorized');
  if (meanings.includes('unauthenticated')) {
    return failure(kind === 'sign-in' ? 'invalid-credentials' : 'wrong-current-password');
  }
  if (needsCertainty.has(kind) && !isCleanRejection(response)) return failure('outcome-unknown');
  if (errors.some(hasCode('SUPPORT_READ_ONLY'))) return failure('support-read-only');
  const isTaken = meanings.includes('exists') || errors.some(hasCode('EMAIL_TAKEN'));
  if (writesPerson.has(kind) && isTaken) return failure('email-taken');
  if (meanings.includes('held')) return failure('payment-in-progress');
  if (meanings.includes('forbidden')) return failure('forbidden');
  return failureFromServer(
    kind,
    errors.map(({ message }) => message),
  );
}

/**
 * Converts any rejection to a domain Failure; never throws. A broken response to a query is a
 * failed query; for mutations the outcome is unknown, because the backend may have acted (faults
 * 3).
 */
export function toFailure(error: unknown, kind: RequestKind = 'query'): Failure {
  if (CombinedGraphQLErrors.is(error)) return failureOfErrors(error, kind);
  if (error instanceof TransportError) return failureOfTransport(error, kind);
  return failure('unknown');
}
