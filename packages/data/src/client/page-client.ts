import {
  type ApolloClient,
  NetworkStatus,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { getOperationHash } from '../operations/operation-hash.ts';
import { TransportError } from '../shared/transport/transport-error.ts';
import type { ActiveQuery, DataClient, WatchedQuery } from './data-client.ts';

/** The response to a query that the server sent with the page. */
export interface PageResponse {
  /** The hash of the compiled operation. */
  readonly hash: string;
  readonly variables: OperationVariables;
  readonly data: unknown;
}

/** A client for a page that the server rendered with its data. */
export interface PageClient extends DataClient {
  /** Loads Apollo, unless it is loaded. A failure rejects, and the next request tries again. */
  readonly load: () => Promise<void>;
  /** Ends the time in which the responses of the page stand for any request. Afterwards they are cached data. */
  readonly endHydration: () => void;
  /** Ends the client. What waits for Apollo is not sent. */
  readonly stop: () => void;
}

/** A query with its variables. */
export interface Query {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables | undefined;
}

/** A subscription to a watched query before Apollo is loaded. */
interface WaitingSubscription {
  /** Continues with Apollo. */
  readonly open: (client: ApolloClient) => void;
  /** Shows the state of a query without data. */
  readonly show: (status: NetworkStatus, error?: Error) => void;
}

type Result<TData> = ObservableQuery.Result<TData>;

/** The policies that request their data whatever is cached. */
const requestingPolicies: ReadonlySet<unknown> = new Set(['network-only', 'no-cache']);

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const createKey = (hash: string | undefined, variables: OperationVariables = {}): string =>
  `${hash} ${JSON.stringify(variables, sortKeys)}`;

/** Returns the key of a query's response, which does not depend on the order of the variables. */
export const getKey = ({ query, variables }: Query): string =>
  createKey(getOperationHash(query), variables);

/** Returns the response of a query for the page; null if its operation is not compiled. */
export function toPageResponse(
  { query, variables = {} }: Query,
  data: unknown,
): PageResponse | null {
  const hash = getOperationHash(query);
  return hash === undefined ? null : { hash, variables, data };
}

/** Creates the result of a watched query without Apollo. */
export const createResult = <TData>(
  networkStatus: NetworkStatus,
  data: TData | undefined,
  error?: Error,
): Result<TData> =>
  ({
    data,
    error,
    loading: networkStatus === NetworkStatus.loading,
    networkStatus,
    dataState: data === undefined ? 'empty' : 'complete',
    partial: data === undefined,
  }) as Result<TData>;

/**
 * Creates a client that answers from the page's responses until Apollo is loaded, so that a page is hydrated without
 * Apollo's code. What needs a request loads it: then each watched query moves to Apollo with the page's data, and nothing
 * is requested twice. A request whose code cannot be loaded fails as not sent.
 */
export function createPageClient(
  responses: readonly PageResponse[],
  loadApollo: () => Promise<ApolloClient>,
): PageClient {
  const pageData = new Map(
    responses.map(({ hash, variables, data }) => [createKey(hash, variables), data]),
  );
  /** Writes a response of the page to Apollo's cache, unless it has a newer one. */
  function writePageData(client: ApolloClient, options: Query, data: unknown): void {
    const query = client.documentTransform.transformDocument(options.query);
    const { variables = {} } = options;
    if (client.readQuery({ query, variables }) === null)
      client.writeQuery({ query, variables, data });
  }
  const activeQueries = new Set<ActiveQuery>();
  /** The subscriptions that wait for Apollo. */
  const waiting = new Set<WaitingSubscription>();
  let isHydrating = true;
  let apollo: ApolloClient | null = null;
  let loading: Promise<ApolloClient> | null = null;
  let hasFailed = false;
  let isStopped = false;

  async function loadOnce(): Promise<ApolloClient> {
    if (hasFailed) for (const { show } of waiting) show(NetworkStatus.loading);
    try {
      const client = await loadApollo();
      if (isStopped) {
        client.stop();
        throw new TransportError('not-sent');
      }
      apollo = client;
    } catch {
      loading = null;
      hasFailed = true;
      const error = new TransportError('not-sent');
      for (const { show } of waiting) show(NetworkStatus.error, error);
      throw error;
    }
    apollo.prioritizeCacheValues = isHydrating;
    for (const { open } of waiting) open(apollo);
    waiting.clear();
    activeQueries.clear();
    return apollo;
  }
  const load = (): Promise<ApolloClient> => {
    loading ??= loadOnce();
    return loading;
  };

  function watchQuery<TData>(
    options: ApolloClient.WatchQueryOptions<TData, OperationVariables>,
  ): WatchedQuery<TData> {
    const key = getKey(options);
    const data = (
      isHydrating || !requestingPolicies.has(options.fetchPolicy) ? pageData.get(key) : undefined
    ) as TData | undefined;
    if (apollo !== null && (data === undefined || !isHydrating)) {
      if (data !== undefined) writePageData(apollo, options, data);
      pageData.delete(key);
      return apollo.watchQuery(options);
    }
    const isOfPage = isHydrating;
    let watched: ObservableQuery<TData> | null = null;
    /** Whether the user no longer wants the data of the page: a failure is reported then. */
    let isRefetched = false;
    const moveToApollo = (client: ApolloClient): ObservableQuery<TData> => {
      if (watched !== null) return watched;
      if (data !== undefined) writePageData(client, options, data);
      watched = client.watchQuery<TData, OperationVariables>(options);
      return watched;
    };
    const initial = createResult<TData>(
      data === undefined ? NetworkStatus.loading : NetworkStatus.ready,
      data,
    );
    const getCurrentResult = () => watched?.getCurrentResult() ?? initial;
    const activeQuery: ActiveQuery = {
      queryName: getOperationName(options.query),
      variables: options.variables,
      getCurrentResult,
    };
    return {
      getCurrentResult,
      subscribe: (onResult) => {
        let subscription: { unsubscribe: () => void } | null = null;
        // The same data keeps its identity, so that its rows are not mapped and rendered again.
        let isFirst = data !== undefined;
        const handleResult = (result: Result<TData>) => {
          const isSame = isFirst && JSON.stringify(result.data) === JSON.stringify(data);
          isFirst = false;
          onResult(isSame ? ({ ...result, data } as Result<TData>) : result);
        };
        const open = (client: ApolloClient) => {
          // What came with the page is not requested again.
          client.prioritizeCacheValues = isOfPage;
          subscription = moveToApollo(client).subscribe(handleResult);
          client.prioritizeCacheValues = isHydrating;
        };
        const show = (status: NetworkStatus, error?: Error) => {
          if (data === undefined || isRefetched)
            onResult(createResult<TData>(status, undefined, error));
        };
        const waitingSubscription = { open, show };
        if (apollo !== null) open(apollo);
        else {
          waiting.add(waitingSubscription);
          activeQueries.add(activeQuery);
          if (data === undefined || !isOfPage) load().catch(() => undefined);
        }
        return {
          unsubscribe: () => {
            waiting.delete(waitingSubscription);
            activeQueries.delete(activeQuery);
            subscription?.unsubscribe();
          },
        };
      },
      refetch: async () => {
        isRefetched = true;
        return moveToApollo(await load()).refetch();
      },
    };
  }

  return {
    watchQuery,
    readQuery: (options) =>
      ((isHydrating ? pageData.get(getKey(options)) : undefined) as never) ??
      apollo?.readQuery(options) ??
      null,
    query: (async (options: ApolloClient.QueryOptions) =>
      (await load()).query(options)) as DataClient['query'],
    mutate: (async (options: ApolloClient.MutateOptions) =>
      (await load()).mutate(options)) as DataClient['mutate'],
    getObservableQueries: (include) => apollo?.getObservableQueries(include) ?? activeQueries,
    get prioritizeCacheValues() {
      return isHydrating;
    },
    load: async () => {
      await load();
    },
    endHydration: () => {
      isHydrating = false;
      if (apollo !== null) apollo.prioritizeCacheValues = false;
    },
    stop: () => {
      isStopped = true;
      apollo?.stop();
    },
  };
}

function getOperationName({ definitions }: DocumentNode): string | undefined {
  const [definition] = definitions;
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}
