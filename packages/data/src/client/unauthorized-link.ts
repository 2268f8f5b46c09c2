import { ApolloLink } from '@apollo/client/link';
import { saysUnauthorized } from '@surtidor/domain';
import { tap } from 'rxjs';

/** Tells the portal, once per answer, that the backend no longer accepts the session (spec 8). */
export const createUnauthorizedLink = (onUnauthorized: () => void): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors && saysUnauthorized(errors.map(({ message }) => String(message))))
          onUnauthorized();
      }),
    ),
  );
