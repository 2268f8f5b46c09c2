import { type Associate, type Destination, getVisibleAssociates } from '@surtidor/domain';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
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
      const rows = associatesQuery.read(data, storeContext);
      return rows && getVisibleAssociates(keepReadableRows(rows.items));
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
      const rows = associatesQuery.read(data, storeContext);
      return rows && getVisibleAssociates(keepReadableRows(rows.items));
    },
  });

/** Fetches the first stations whose code or commercial name matches, bypassing the cache. */
export const findDestinations = (
  { client, storeContext }: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Destination[]>> =>
  fetchOnce(client, {
    document: DestinationsDocument,
    variables: { search: searchText, page: 1, pageSize: limit },
    read: (data) => {
      const rows = destinationsQuery.read(data, storeContext);
      return rows && keepReadableRows(rows.items);
    },
  });
