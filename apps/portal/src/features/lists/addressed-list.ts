import type { PagedRemote } from '@surtidor/data';
import type { ListAddress } from './use-list-address.ts';

/** Notes in the address what a list's own buttons load, so that a reload shows the same rows. */
export const addressedList = <TItem, TExtra>(
  list: PagedRemote<TItem, TExtra>,
  { pages, setPages }: Pick<ListAddress<never>, 'pages' | 'setPages'>,
): PagedRemote<TItem, TExtra> => ({
  ...list,
  loadMore: () => {
    // A page that failed is counted already.
    if (list.state.kind === 'ready' && list.state.more === 'yes') setPages(pages + 1);
    list.loadMore();
  },
  retry: () => {
    // A list that is here begins again; one that never came still owes the pages of the address.
    if (list.state.kind === 'ready') setPages(1);
    list.retry();
  },
});
