import type { OperationVariables } from '@apollo/client';
import { type Failure, hasNextPage } from '@surtidor/domain';
import { type LoadedList, withPage } from './loaded-list.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import type { DataContext } from './remote-store.ts';
import { fetchOnce } from './send.ts';

/** Rows requested at a time: as many as every backend answers. */
const rowsPerRequest = 100;

/** The most rows that are fetched of one list. */
export const maxFetchedRows = 20_000;

/** The rows of a list that were fetched so far. */
export interface FetchedRows<TItem> {
  readonly items: readonly TItem[];
  /** Rows that came but could not be read. */
  readonly malformed: number;
  /** How many rows the list has, when the backend says so. */
  readonly total: number | null;
}

/** How fetching a whole list ended. */
export type FetchAllOutcome<TItem> =
  | (FetchedRows<TItem> & {
      readonly kind: 'done';
      /** Whether the list has more than may be fetched at once. */
      readonly truncated: boolean;
    })
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopped' };

/** Fetches a whole list; every call after a failure goes on where it stopped. */
export interface AllPages<TItem> {
  /** Never rejects. `onPage` is called with each page that came. */
  readonly fetch: (
    signal: AbortSignal,
    onPage: (fetched: FetchedRows<TItem>) => void,
  ) => Promise<FetchAllOutcome<TItem>>;
}

const isWhole = (
  { loaded, lastPage, total }: LoadedList<unknown, unknown>,
  more: PagedQuery<never, PageVariables, never, never>['more'],
) =>
  lastPage === 0 ||
  !hasNextPage(
    more === 'total' && total !== null
      ? { kind: 'total', total }
      : { kind: 'page-full', pageSize: rowsPerRequest },
    loaded,
    lastPage,
  );

/** Every page of a list as the backend has it now, past the cache and apart from the list on screen. */
export function createAllPages<TData, TVariables extends PageVariables, TItem, TExtra>(
  { client, storeContext }: DataContext,
  { document, read, keyOf, more }: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: object,
): AllPages<TItem> {
  let list: LoadedList<TItem, TExtra> | null = null;
  return {
    fetch: async (signal, onPage) => {
      while (list === null || !isWhole(list, more)) {
        if (list !== null && list.loaded >= maxFetchedRows) {
          return { ...list, kind: 'done', truncated: true };
        }
        const page: number = (list?.pages ?? 0) + 1;
        const outcome = await fetchOnce(client, {
          document,
          // The two that a list fills in itself are put back.
          variables: { ...variables, page, pageSize: rowsPerRequest } as TVariables &
            OperationVariables,
          read: (data) => read(data, storeContext),
        });
        if (signal.aborted) return { kind: 'stopped' };
        if (outcome.kind === 'failed') return outcome;
        list = withPage(list, outcome.value, keyOf);
        onPage(list);
      }
      return { ...list, kind: 'done', truncated: false };
    },
  };
}
