import type { PagedRemote } from '@surtidor/data';
import type { ListSearchParams } from './use-list-search-params.ts';

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
