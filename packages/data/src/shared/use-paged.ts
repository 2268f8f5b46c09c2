import { useMemo, useSyncExternalStore } from 'react';
import type { AllPages } from './fetch-all-pages.ts';
import { isSupported } from './is-supported.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore, type ListVariables, type PagedStore } from './paged-store.ts';
import { useDataContext } from './surtidor-data.ts';

/** A paged list in a screen. */
export interface PagedRemote<TItem, TExtra> extends Paged<TItem, TExtra> {
  /** Loads the next page, if there is one and none is loading. */
  readonly loadMore: () => void;
  /** Reloads page 1, which replaces the list. */
  readonly retry: () => void;
  /** Reloads all loaded pages; the current rows stay until the response has as many. */
  readonly refresh: () => void;
  /** Returns a fetcher of all pages of the list, for an export. */
  readonly allPages: () => AllPages<TItem>;
}

const idleList = { state: { kind: 'idle' }, extra: null, malformedCount: 0, change: null } as const;
const idle: PagedStore<never, never> = {
  getState: () => idleList,
  subscribe: () => () => undefined,
  loadMore: () => undefined,
  retry: () => undefined,
  refresh: () => undefined,
  allPages: () => ({ fetch: async () => ({ kind: 'stopped' }) }),
};

/** Initial options of a list. */
export interface PagedOptions {
  /** Number of initial pages, 1 by default; later changes are ignored. */
  readonly pages?: number;
}

/**
 * Subscribes to a paged list. It is idle without variables or backend support. Variables are
 * compared by value, and queries by document and page size, so both can be inline; others create another list. The
 * result is the same object until the list changes.
 */
export function usePaged<TData, TVariables extends PageVariables, TItem, TExtra>(
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables> | null,
  { pages = 1 }: PagedOptions = {},
): PagedRemote<TItem, TExtra> {
  const dataContext = useDataContext();
  const cacheKey = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cacheKey` represents the variables, document and page size the query; pages is an initial value
  const store = useMemo(
    () =>
      variables && isSupported(dataContext, query.document)
        ? createPagedStore(dataContext, query, variables, pages)
        : idle,
    [dataContext, query.document, query.pageSize, cacheKey],
  );
  const paged = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(() => {
    const { loadMore, retry, refresh, allPages } = store;
    return { ...paged, loadMore, retry, refresh, allPages };
  }, [paged, store]);
}
