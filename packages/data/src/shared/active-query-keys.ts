import type { ApolloClient } from '@apollo/client';

/** Returns the watched queries that have data, each with its cache key. */
export const getActiveQueryKeys = (client: ApolloClient): ReadonlyMap<object, string> =>
  new Map(
    [...client.getObservableQueries('active')]
      .filter((query) => query.getCurrentResult().data != null)
      .map((query) => [query, `${query.queryName} ${JSON.stringify(query.variables)}`]),
  );
