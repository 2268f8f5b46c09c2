import { type Associate, type Destination, visibleAssociates } from '@surtidor/domain';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { associatesQuery } from './associates.ts';
import { DestinationsDocument } from './destinations.generated.ts';
import { destinationsQuery } from './destinations.ts';
import { firstAssociates } from './first-associates.ts';

/** What is looked for, and how many of it at most. */
export interface FindParams {
  readonly searchText: string;
  readonly limit: number;
}

/** The first associates in whose name, e-mail or document the words are, past the cache. */
export const findAssociates = (
  { client, storeContext }: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Associate[]>> =>
  fetchOnce(client, {
    document: associatesQuery.document,
    variables: {
      ...firstAssociates({ search: searchText, status: 'all' }).variables,
      page: 1,
      pageSize: limit,
    },
    read: (data) => {
      const rows = associatesQuery.read(data, storeContext);
      return rows && visibleAssociates(readableRows(rows.items));
    },
  });

/** These associates, past the cache; those that the person may not see are left out. */
export const findAssociatesById = (
  { client, storeContext }: DataContext,
  ids: readonly string[],
): Promise<Outcome<readonly Associate[]>> =>
  fetchOnce(client, {
    document: associatesQuery.document,
    variables: {
      ...firstAssociates({ search: '', status: 'all' }).variables,
      filter: { id: { in: [...ids] } },
      page: 1,
      pageSize: ids.length,
    },
    read: (data) => {
      const rows = associatesQuery.read(data, storeContext);
      return rows && visibleAssociates(readableRows(rows.items));
    },
  });

/** The first stations in whose code or commercial name the words are, past the cache. */
export const findDestinations = (
  { client, storeContext }: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Destination[]>> =>
  fetchOnce(client, {
    document: DestinationsDocument,
    variables: { search: searchText, page: 1, pageSize: limit },
    read: (data) => {
      const rows = destinationsQuery.read(data, storeContext);
      return rows && readableRows(rows.items);
    },
  });
