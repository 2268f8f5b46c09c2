import type { PagedRemote } from '@surtidor/data';
import { useMemo } from 'react';
import { useSearchParams } from '../../platform/router/index.ts';
import { getPages, type ListCodec, setFilterParams, setPagesParam } from './list-codec.ts';

/** The state of a list in the URL, so that back, reload and shared links restore it. */
export interface ListSearchParams<F> {
  /** Stable while the URL is unchanged. */
  readonly filter: F;
  /** The number of loaded pages, 1 or more; the initial `pages` of the list's hook. */
  readonly pages: number;
  /** The filter as a query string; empty without a filter. */
  readonly query: string;
  /** Sets another filter and restarts at page 1, in a new history entry. */
  readonly setFilter: (nextFilter: F) => void;
  /** Sets the filter from a query string. */
  readonly setQuery: (query: string) => void;
  /** Sets the number of loaded pages in the current history entry. */
  readonly setPages: (pages: number) => void;
}

/** Reads and writes a list's filter and pages in the URL. */
export function useListSearchParams<F>(codec: ListCodec<F>): ListSearchParams<F> {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => codec.read(parameters), [codec, parameters]);
  const setFilter = (nextFilter: F) => {
    const nextParams = setFilterParams(parameters, codec, nextFilter);
    // An unchanged filter adds no history entry.
    setParameters(nextParams, { replace: isSameQuery(nextParams, setPagesParam(parameters, 1)) });
  };
  return {
    filter,
    pages: getPages(parameters),
    query: new URLSearchParams(codec.write(filter)).toString(),
    setFilter,
    setQuery: (query) => setFilter(codec.read(new URLSearchParams(query))),
    setPages: (pages) => {
      const nextParams = setPagesParam(parameters, pages);
      // Browsers store the state of every field per history entry, and a long list has thousands of fields.
      if (!isSameQuery(nextParams, parameters)) setParameters(nextParams, { replace: true });
    },
  };
}

function isSameQuery(params: URLSearchParams, otherParams: URLSearchParams): boolean {
  const sortedQueries = [params, otherParams].map((parameters) => {
    const copy = new URLSearchParams(parameters);
    copy.sort();
    return copy.toString();
  });
  return sortedQueries[0] === sortedQueries[1];
}

/** Stores the number of loaded pages in the URL, so that a reload shows the same rows. */
export const withUrlPages = <TItem, TExtra>(
  list: PagedRemote<TItem, TExtra>,
  { pages, setPages }: Pick<ListSearchParams<never>, 'pages' | 'setPages'>,
): PagedRemote<TItem, TExtra> => ({
  ...list,
  loadMore: () => {
    // A failed page is already counted.
    if (list.state.kind === 'ready' && list.state.more === 'yes') setPages(pages + 1);
    list.loadMore();
  },
  retry: () => {
    // A loaded list restarts at page 1. A list that never loaded keeps the pages of the URL.
    if (list.state.kind === 'ready') setPages(1);
    list.retry();
  },
});
