import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Failure, failure, failureFromServer, type RequestKind } from '@surtidor/domain';
import { TransportError } from '../shared/transport/transport-error.ts';
import { failureOfTransport } from './failure-of-transport.ts';
import {
  type FailedResponse,
  type GraphqlError,
  isCleanRejection,
  isUnauthorizedResponse,
  meaningOf,
} from './read-errors.ts';

/** Requests whose authentication error speaks of the password they carry. */
const checksCredentials: ReadonlySet<RequestKind> = new Set(['sign-in', 'password-change']);

/** Requests that move money: an error that is not a listed rejection leaves their outcome unknown. */
const movesMoney: ReadonlySet<RequestKind> = new Set(['payment', 'voucher-payment']);

const writesPerson: ReadonlySet<RequestKind> = new Set(['associate-create', 'associate-edit']);

const hasCode =
  (code: string) =>
  ({ extensions }: GraphqlError): boolean =>
    extensions?.code === code;

function failureOfErrors(answer: FailedResponse, kind: RequestKind): Failure {
  const { errors } = answer;
  const meanings = errors.map(meaningOf);
  const endsSession = checksCredentials.has(kind)
    ? errors.some(isUnauthorizedResponse)
    : meanings.includes('unauthenticated');
  if (endsSession) return failure('unauthorized');
  if (meanings.includes('unauthenticated')) {
    return failure(kind === 'sign-in' ? 'invalid-credentials' : 'wrong-current-password');
  }
  if (movesMoney.has(kind) && !isCleanRejection(answer)) return failure('outcome-unknown');
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
 * Turns whatever a request rejected with into a domain Failure; never throws. A broken answer to
 * a query is a failed query; to anything else it leaves the outcome unknown, because the backend
 * may have acted before the answer was lost (faults 3).
 */
export function toFailure(error: unknown, kind: RequestKind = 'query'): Failure {
  if (CombinedGraphQLErrors.is(error)) return failureOfErrors(error, kind);
  if (error instanceof TransportError) return failureOfTransport(error, kind);
  return failure('unknown');
}
