import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';

/** A query that is watched, as by Apollo's `ObservableQuery`. */
export interface WatchedQuery<TData = unknown> {
  readonly getCurrentResult: () => ObservableQuery.Result<TData>;
  readonly subscribe: (onResult: (result: ObservableQuery.Result<TData>) => void) => {
    readonly unsubscribe: () => void;
  };
  readonly refetch: () => Promise<unknown>;
}

/** A query that somebody watches now. */
export interface ActiveQuery {
  readonly queryName?: string | undefined;
  readonly variables: unknown;
  readonly getCurrentResult: () => { readonly data?: unknown };
}

/** What the data layer uses of a client: Apollo's own, or one that loads Apollo with the first request (`createPageClient`). */
export interface DataClient extends Pick<ApolloClient, 'query' | 'mutate'> {
  readonly watchQuery: <TData>(
    options: ApolloClient.WatchQueryOptions<TData, OperationVariables>,
  ) => WatchedQuery<TData>;
  /** Returns cached data; null if there is none. */
  readonly readQuery: <TData>(
    options: Pick<ApolloClient.ReadQueryOptions<TData, OperationVariables>, 'query' | 'variables'>,
  ) => TData | null;
  readonly getObservableQueries: (include: 'active') => Iterable<ActiveQuery>;
  /** Whether the data that came with the page is used: on the server, and in the browser during hydration. */
  readonly prioritizeCacheValues: boolean;
}
