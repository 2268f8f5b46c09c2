import {
  type Associate,
  type Destination,
  getVisibleAssociates,
  searchDestinations,
} from '@surtidor/domain/associates';
import { done, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { fetchAllDestinations } from './all-destinations.ts';
import { associatesQuery, buildAssociatesRequest } from './associates.ts';
import { DestinationsDocument } from './destinations.generated.ts';
import { destinationsQuery } from './destinations.ts';

/** Search text and maximum number of results. */
export interface FindParams {
  readonly searchText: string;
  readonly limit: number;
}

/** Fetches the first associates whose name, e-mail or document matches, bypassing the cache. */
export const findAssociates = (
  { client, storeContext }: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Associate[]>> =>
  fetchOnce(client, {
    document: associatesQuery.document,
    variables: {
      ...buildAssociatesRequest({ search: searchText, status: 'all' }).variables,
      page: 1,
      pageSize: limit,
    },
    read: (data) => {
      const associates = keepReadableRows(associatesQuery.read(data, storeContext)?.items);
      return associates && getVisibleAssociates(associates);
    },
  });

/** Fetches the visible associates with these ids, bypassing the cache. */
export const findAssociatesById = (
  { client, storeContext }: DataContext,
  ids: readonly string[],
): Promise<Outcome<readonly Associate[]>> =>
  fetchOnce(client, {
    document: associatesQuery.document,
    variables: {
      ...buildAssociatesRequest({ search: '', status: 'all' }).variables,
      filter: { id: { in: [...ids] } },
      page: 1,
      pageSize: ids.length,
    },
    read: (data) => {
      const associates = keepReadableRows(associatesQuery.read(data, storeContext)?.items);
      return associates && getVisibleAssociates(associates);
    },
  });

/**
 * Fetches the first stations whose code or commercial name matches, bypassing the cache. If the
 * backend has no search, all stations are loaded once.
 */
export async function findDestinations(
  dataContext: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Destination[]>> {
  const { client, storeContext, backendProfile } = dataContext;
  if (!backendProfile.capabilities.destinationSearch) {
    const all = await fetchAllDestinations(dataContext);
    return all.kind === 'failed'
      ? all
      : done(searchDestinations(all.value, searchText).slice(0, limit));
  }
  return fetchOnce(client, {
    document: DestinationsDocument,
    variables: { search: searchText, page: 1, pageSize: limit },
    read: (data) => keepReadableRows(destinationsQuery.read(data, storeContext)?.items),
  });
}
