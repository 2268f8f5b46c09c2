import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { isUnauthorizedError } from '@surtidor/domain';

/** Tells the portal, once per answer, that the backend no longer accepts the session (spec 8). */
export const createUnauthorizedLink = (onUnauthorized: () => void): ApolloLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (isUnauthorizedError(error.errors.map(({ message }) => message))) onUnauthorized();
  });
