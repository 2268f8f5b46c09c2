import type { OperationVariables } from '@apollo/client';
import type { Failure } from '@surtidor/domain';
import {
  appendPage,
  hasListChanged,
  type LoadedList,
  maxChangeReloads,
  mayHaveNextPage,
} from './loaded-list.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import type { DataContext } from './remote-store.ts';
import { fetchOnce } from './send.ts';

/** Page size supported by all backends. */
export const rowsPerRequest = 100;

/** Maximum number of rows. */
export const maxFetchedRows = 20_000;

/** The rows fetched so far. */
export interface FetchedRows<TItem> {
  readonly items: readonly TItem[];
  /** Number of unreadable rows. */
  readonly malformedCount: number;
  /** Total rows, if known. */
  readonly total: number | null;
}

/** The result of fetching a whole list. */
export type FetchAllOutcome<TItem> =
  | (FetchedRows<TItem> & {
      readonly kind: 'done';
      /** Whether there may be more rows, beyond the maximum or what was enough. */
      readonly truncated: boolean;
      /** Whether the list kept changing while it was fetched, so that rows may be missing or gone. */
      readonly changed: boolean;
    })
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopped' };

/** Fetches a whole list; a call after a failure resumes. */
export interface AllPages<TItem> {
  /**
   * Never rejects. `onPage` is called after each page with all rows fetched so far; `isEnough` stops before the next
   * page.
   */
  readonly fetch: (
    signal: AbortSignal,
    onPage: (fetched: FetchedRows<TItem>) => void,
    isEnough?: (fetched: FetchedRows<TItem>) => boolean,
  ) => Promise<FetchAllOutcome<TItem>>;
}

/**
 * Fetches every page of a list, bypassing the cache and the displayed list. Restarts if the list changes meanwhile, a
 * few times at most.
 */
export function createAllPages<TData, TVariables extends PageVariables, TItem, TExtra>(
  { client, storeContext }: DataContext,
  { document, read, getKey, nextPageRule }: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: object,
): AllPages<TItem> {
  const rules = { nextPageRule, pageSize: rowsPerRequest };
  let list: LoadedList<TItem, TExtra> | null = null;
  let restartCount = 0;
  let changed = false;
  return {
    fetch: async (signal, onPage, isEnough = () => false) => {
      while (list === null || mayHaveNextPage(list, rules)) {
        if (list !== null && (list.loadedCount >= maxFetchedRows || isEnough(list))) {
          return { ...list, kind: 'done', truncated: true, changed };
        }
        const previous: LoadedList<TItem, TExtra> | null = list;
        const page = (previous?.pageCount ?? 0) + 1;
        let hasChanged = false;
        const outcome = await fetchOnce(client, {
          document,
          // Adds the two paging variables.
          variables: { ...variables, page, pageSize: rowsPerRequest } as TVariables &
            OperationVariables,
          read: (data) => {
            const content = read(data, storeContext);
            if (!content) return null;
            hasChanged = previous !== null && hasListChanged(previous, content, getKey);
            return appendPage(previous, content, getKey);
          },
        });
        if (signal.aborted) return { kind: 'stopped' };
        if (outcome.kind === 'failed') return outcome;
        if (hasChanged && restartCount < maxChangeReloads) {
          restartCount += 1;
          list = null;
          continue;
        }
        changed ||= hasChanged;
        list = outcome.value;
        onPage(list);
      }
      return { ...list, kind: 'done', truncated: false, changed };
    },
  };
}
