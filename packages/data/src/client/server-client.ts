import { ApolloClient, NetworkStatus } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { firstValueFrom, Subject, takeUntil } from 'rxjs';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { createSurtidorCache } from '../shared/cache.ts';
import { TransportError } from '../shared/transport/transport-error.ts';
import {
  createSessionLink,
  getDocumentTransform,
  type SurtidorClientOptions,
} from './create-client.ts';
import type { DataClient, WatchedQuery } from './data-client.ts';
import { createResult, getKey, type Query, toPageResponse } from './page-client.ts';

/** A client for one page on the server. */
export interface ServerClient extends DataClient {
  /** Ends the pending requests. */
  readonly stop: () => void;
}

/** Links need a client to run. These send and store nothing, so that all pages with the same profile share one. */
const linkClients = new WeakMap<BackendProfile, ApolloClient>();

function getLinkClient(profile: BackendProfile): ApolloClient {
  const client =
    linkClients.get(profile) ??
    new ApolloClient({
      cache: createSurtidorCache(),
      documentTransform: getDocumentTransform(profile),
      link: ApolloLink.empty(),
    });
  linkClients.set(profile, client);
  return client;
}

/**
 * Creates a client for one page on the server. Its queries are sent at once, and each watched query has the data of its
 * response, as during hydration in the browser (`createPageClient`). A page is rendered once, so that Apollo's cache and
 * its observers would only cost time: a third of the processor time of a dashboard.
 */
export function createServerClient(options: SurtidorClientOptions): ServerClient {
  const client = getLinkClient(options.backendProfile);
  const link = createSessionLink(options);
  const stopped = new Subject<void>();
  const dataByKey = new Map<string, unknown>();

  async function fetchData({ query, variables = {} }: Query): Promise<unknown> {
    const request = { query: client.documentTransform.transformDocument(query), variables };
    const { data, errors } = await firstValueFrom(
      ApolloLink.execute(link, request, { client }).pipe(takeUntil(stopped)),
    );
    if (data == null || errors?.length) throw new Error('The response has errors.');
    // The browser has no response of an operation that is not compiled, and must render the same.
    if (toPageResponse({ query, variables }, data))
      dataByKey.set(getKey({ query, variables }), data);
    return data;
  }

  const getData = <TData>(query: Query) => dataByKey.get(getKey(query)) as TData | undefined;

  function watchQuery<TData>(query: Query): WatchedQuery<TData> {
    const data = getData<TData>(query);
    const result = createResult(
      data === undefined ? NetworkStatus.loading : NetworkStatus.ready,
      data,
    );
    return {
      getCurrentResult: () => result,
      subscribe: () => ({ unsubscribe: () => undefined }),
      refetch: rejectRequest,
    };
  }

  return {
    query: (async (query: ApolloClient.QueryOptions) => ({
      data: await fetchData(query),
    })) as DataClient['query'],
    mutate: rejectRequest,
    watchQuery,
    readQuery: (query) => getData(query) ?? null,
    getObservableQueries: () => [],
    prioritizeCacheValues: true,
    stop: () => stopped.next(),
  };
}

/** Rendering changes nothing and requests nothing. */
const rejectRequest = () => Promise.reject(new TransportError('not-sent'));
