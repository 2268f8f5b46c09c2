import type { Outcome } from './outcome.ts';
import { buildFirstPageRequest, type PagedQuery, type PageVariables } from './paged-query.ts';
import type { DataContext } from './remote-store.ts';
import { keepReadableRows } from './rows.ts';
import { fetchOnce } from './send.ts';

/** The conditions and the number of rows to find. */
export interface RowsRequest<TVariables extends PageVariables, TItem> {
  readonly variables: Omit<TVariables, keyof PageVariables>;
  readonly limit: number;
  /** What to do with unreadable rows; by default they are omitted. */
  readonly selectRows?: typeof keepReadableRows<TItem>;
}

/** Fetches the first rows of a list that match, bypassing the cache. */
export const findRows = <TData, TVariables extends PageVariables, TItem, TExtra>(
  { client, storeContext }: DataContext,
  { document, read }: PagedQuery<TData, TVariables, TItem, TExtra>,
  { variables, limit, selectRows = keepReadableRows }: RowsRequest<TVariables, TItem>,
): Promise<Outcome<readonly TItem[]>> =>
  fetchOnce(client, {
    document,
    variables: buildFirstPageRequest({ document, pageSize: limit }, variables).variables,
    read: (data) => selectRows(read(data, storeContext)?.items),
  });
