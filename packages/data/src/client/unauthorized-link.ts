import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { toFailure } from '../shared/errors/to-failure.ts';
import { checksCredentials } from './operation-kind.ts';

/**
 * Calls `onUnauthorized` once per response when the backend no longer accepts the session: HTTP
 * 401, an authentication error, or the specified message (spec 8). Authentication errors of
 * operations with a password refer to that password.
 */
export const createUnauthorizedLink = (onUnauthorized: () => void): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    const kind = checksCredentials(operation) ? 'password-change' : 'query';
    if (toFailure(error, kind).code === 'unauthorized') onUnauthorized();
  });
