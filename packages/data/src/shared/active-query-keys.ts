import type { ApolloClient } from '@apollo/client';

/**
 * What is watched now and shows something: each query with what it asks, the same for the same question
 * wherever it is watched.
 */
export const activeQueryKeys = (client: ApolloClient): ReadonlyMap<object, string> =>
  new Map(
    [...client.getObservableQueries('active')]
      .filter((query) => query.getCurrentResult().data != null)
      .map((query) => [query, `${query.queryName} ${JSON.stringify(query.variables)}`]),
  );
