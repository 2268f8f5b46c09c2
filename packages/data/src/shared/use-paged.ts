import { useMemo, useSyncExternalStore } from 'react';
import type { AllPages } from './fetch-all-pages.ts';
import { isSupported } from './is-supported.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import type { Paged } from './paged-state.ts';
import { createPagedStore, type ListVariables, type PagedStore } from './paged-store.ts';
import { useDataContext } from './surtidor-data.ts';

/** A paged list in a screen. */
export interface PagedRemote<TItem, TExtra> extends Paged<TItem, TExtra> {
  /** Asks for the next page, when there is one and none is under way. */
  readonly loadMore: () => void;
  /** Asks for page 1 again, which replaces the list. */
  readonly retry: () => void;
  /** Asks for every page that is here again; what is shown stays until the answer has as many rows. */
  readonly refresh: () => void;
  /** Every page of the list, loaded here or not: for an export. */
  readonly allPages: () => AllPages<TItem>;
}

const idleList = { state: { kind: 'idle' }, extra: null, malformed: 0 } as const;
const idle: PagedStore<never, never> = {
  getState: () => idleList,
  subscribe: () => () => undefined,
  loadMore: () => undefined,
  retry: () => undefined,
  refresh: () => undefined,
  allPages: () => ({ fetch: async () => ({ kind: 'stopped' }) }),
};

/** How a list begins. */
export interface PagedOptions {
  /** Pages shown at the start, 1 by default; read when the list begins, not followed. */
  readonly pages?: number;
}

/**
 * Follows a list that grows page by page. Without variables nothing is asked and the state is
 * idle. Variables are compared by their content, so they may be written inline; other variables
 * are another list.
 */
export function usePaged<TData, TVariables extends PageVariables, TItem, TExtra>(
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables> | null,
  { pages = 1 }: PagedOptions = {},
): PagedRemote<TItem, TExtra> {
  const dataContext = useDataContext();
  const question = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` is the content of variables, pages only begin
  const store = useMemo(
    () =>
      variables && isSupported(dataContext, query.document)
        ? createPagedStore(dataContext, query, variables, pages)
        : idle,
    [dataContext, query, question],
  );
  const paged = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { loadMore, retry, refresh, allPages } = store;
  return { ...paged, loadMore, retry, refresh, allPages };
}
