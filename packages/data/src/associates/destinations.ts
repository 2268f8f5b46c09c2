import { createFailure, pageSizes } from '@surtidor/domain';
import { type Destination, searchDestinations } from '@surtidor/domain/associates';
import { useMemo } from 'react';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { useDataContext } from '../shared/surtidor-data.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import type { Remote } from '../shared/use-remote.ts';
import { useAllDestinations } from './all-destinations.ts';
import { DestinationsDocument } from './destinations.generated.ts';
import { toDestination } from './to-destination.ts';

/** The client's destinations, 50 a page (spec 7, `listarDestinatarios`). */
export const destinationsQuery = definePagedQuery({
  document: DestinationsDocument,
  fetchPolicy: 'cache-and-network',
  missing: createFailure('stations-not-found'),
  nextPageRule: 'total',
  pageSize: pageSizes.stations,
  read: ({ listarDestinatarios: output }) => readPage(output, toDestination),
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of matching destinations, for backends that can search. */
export const buildDestinationsRequest = (search: string) =>
  buildFirstPageRequest(destinationsQuery, { search });

const noop = () => undefined;

/** Searches the loaded list and returns the matching destinations as one page. */
function searchLoadedDestinations(
  { state, retry }: Remote<readonly Destination[]>,
  search: string,
): PagedRemote<Destination, null> {
  const items = state.kind === 'ready' ? searchDestinations(state.value, search) : [];
  const total = items.length;
  const loadedList = {
    kind: 'done',
    items,
    malformedCount: 0,
    total,
    truncated: false,
    changed: false,
  } as const;
  const common = {
    extra: null,
    malformedCount: 0,
    change: null,
    loadMore: noop,
    retry,
    refresh: retry,
    allPages: () => ({ fetch: async () => loadedList }),
  };
  if (state.kind === 'failed')
    return { ...common, state: { kind: 'failed', failure: state.failure } };
  if (state.kind !== 'ready') return { ...common, state };
  return {
    ...common,
    state:
      total === 0
        ? { kind: 'empty' }
        : { kind: 'ready', items, total, more: 'no', refreshing: state.refreshing },
  };
}

/**
 * Queries the destinations whose code or commercial name matches, page by page; null skips the
 * query. If the backend has no search, all destinations are loaded once.
 */
export function useDestinations(search: string | null): PagedRemote<Destination, null> {
  const { destinationSearch } = useDataContext().backendProfile.capabilities;
  const paged = usePaged(
    destinationsQuery,
    search === null || !destinationSearch ? null : buildDestinationsRequest(search).variables,
  );
  const { state, retry } = useAllDestinations(search !== null && !destinationSearch);
  // The same object until the list changes, like the result of `usePaged`.
  const loaded = useMemo(
    () => searchLoadedDestinations({ state, retry }, search ?? ''),
    [state, retry, search],
  );
  return destinationSearch ? paged : loaded;
}
