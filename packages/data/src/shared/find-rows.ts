import { noDataFailure } from '@surtidor/domain';
import { createAllPages } from './fetch-all-pages.ts';
import { done, failed, type Outcome } from './outcome.ts';
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

/** Fetches all rows that match, bypassing the cache. None may be missing, so an unreadable one is a failure. */
export async function findAllRows<TData, TVariables extends PageVariables, TItem, TExtra>(
  dataContext: DataContext,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: Omit<TVariables, keyof PageVariables>,
): Promise<Outcome<readonly TItem[]>> {
  const pages = createAllPages(dataContext, query, variables);
  const outcome = await pages.fetch(new AbortController().signal, () => undefined);
  if (outcome.kind === 'failed') return outcome;
  const isComplete = outcome.kind === 'done' && outcome.malformedCount === 0 && !outcome.changed;
  return isComplete ? done(outcome.items) : failed(noDataFailure);
}
