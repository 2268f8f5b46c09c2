import type { DataClient } from '../client/data-client.ts';

/** Returns the watched queries that have data, each with its cache key. */
export const getActiveQueryKeys = (client: DataClient): ReadonlyMap<object, string> =>
  new Map(
    [...client.getObservableQueries('active')]
      .filter((query) => query.getCurrentResult().data != null)
      .map((query) => [query, `${query.queryName} ${JSON.stringify(query.variables)}`]),
  );
