import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createFailure, type Failure, type RequestKind, toServerFailure } from '@surtidor/domain';
import { TransportError } from '../transport/transport-error.ts';
import {
  type FailedResponse,
  type GraphqlError,
  getMeaning,
  isCleanRejection,
  isUnauthorizedResponse,
} from './read-errors.ts';
import { toTransportFailure } from './to-transport-failure.ts';

/** Requests whose authentication error refers to their password. */
const credentialKinds: ReadonlySet<RequestKind> = new Set(['sign-in', 'password-change']);

/** Requests whose outcome stays unknown after an unlisted error: they move money, change the password or file a claim. */
const criticalKinds: ReadonlySet<RequestKind> = new Set([
  'payment',
  'voucher-payment',
  'claim',
  'password-change',
]);

const personKinds: ReadonlySet<RequestKind> = new Set(['associate-create', 'associate-edit']);

const hasCode =
  (code: string) =>
  ({ extensions }: GraphqlError): boolean =>
    extensions?.code === code;

function toGraphqlFailure(response: FailedResponse, kind: RequestKind): Failure {
  const { errors } = response;
  const meanings = errors.map(getMeaning);
  const endsSession = credentialKinds.has(kind)
    ? errors.some(isUnauthorizedResponse)
    : meanings.includes('unauthenticated');
  if (endsSession) return createFailure('unauthorized');
  if (meanings.includes('unauthenticated')) {
    return createFailure(kind === 'sign-in' ? 'invalid-credentials' : 'wrong-current-password');
  }
  if (criticalKinds.has(kind) && !isCleanRejection(response))
    return createFailure('outcome-unknown');
  if (errors.some(hasCode('SUPPORT_READ_ONLY'))) return createFailure('support-read-only');
  const isEmailTaken = meanings.includes('exists') || errors.some(hasCode('EMAIL_TAKEN'));
  if (personKinds.has(kind) && isEmailTaken) return createFailure('email-taken');
  if (meanings.includes('held')) return createFailure('payment-in-progress');
  if (meanings.includes('forbidden')) return createFailure('forbidden');
  return toServerFailure(
    kind,
    errors.map(({ message }) => message),
  );
}

/**
 * Converts any rejection to a domain Failure; never throws. A malformed response fails a query. For
 * mutations the outcome is unknown, because the backend may have acted (faults 3).
 */
export function toFailure(error: unknown, kind: RequestKind = 'query'): Failure {
  if (CombinedGraphQLErrors.is(error)) return toGraphqlFailure(error, kind);
  if (error instanceof TransportError) return toTransportFailure(error, kind);
  return createFailure('unknown');
}
