import type { ApolloClient } from '@apollo/client';

/** The watched queries with data, each with its cache key. */
export const activeQueryKeys = (client: ApolloClient): ReadonlyMap<object, string> =>
  new Map(
    [...client.getObservableQueries('active')]
      .filter((query) => query.getCurrentResult().data != null)
      .map((query) => [query, `${query.queryName} ${JSON.stringify(query.variables)}`]),
  );
