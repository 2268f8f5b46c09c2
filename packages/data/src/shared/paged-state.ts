import type { Failure, NextPageState, PagedState } from '@surtidor/domain';
import { type LoadedList, mayHaveNextPage } from './loaded-list.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import { getRemoteState, type QuerySnapshot } from './remote-state.ts';

/** State of the next page. `ended`: it was empty. */
export type PageStatus =
  | { readonly kind: 'still' | 'loading' | 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The backend's list changed while its pages were being loaded; the loaded pages were requested again. */
export interface ListChange {
  /** Keys of rows that were shown before and are no longer in the loaded pages. */
  readonly removedKeys: ReadonlySet<string>;
}

/** A paged list with its extra data and number of unreadable rows. */
export interface Paged<TItem, TExtra> {
  readonly state: PagedState<TItem>;
  readonly extra: TExtra | null;
  /** Number of unreadable rows, which are omitted. */
  readonly malformedCount: number;
  /** The change found by the last `loadMore` or automatic pages; another object for each change. */
  readonly change: ListChange | null;
}

type Rules = Pick<
  PagedQuery<never, PageVariables, never, never>,
  'nextPageRule' | 'pageSize' | 'missing'
>;

function getNextPageState(
  list: LoadedList<unknown, unknown>,
  rules: Rules,
  nextPage: PageStatus,
): NextPageState {
  if (!mayHaveNextPage(list, rules) || nextPage.kind === 'ended') return 'no';
  return nextPage.kind === 'still' ? 'yes' : nextPage.kind;
}

/** Derives the list's state from its pages and the next-page request (spec 4). */
export function getPagedState<TItem, TExtra>(
  snapshot: QuerySnapshot<LoadedList<TItem, TExtra>>,
  rules: Rules,
  nextPage: PageStatus,
  change: ListChange | null = null,
): Paged<TItem, TExtra> {
  const remote = getRemoteState(snapshot, ({ loadedCount }) => loadedCount === 0, rules.missing);
  const lastValue = snapshot.value ?? snapshot.lastValue ?? null;
  const metadata = {
    extra: lastValue?.extra ?? null,
    malformedCount: lastValue?.malformedCount ?? 0,
    change,
  };
  if (remote.kind === 'failed') {
    const { failure, stale } = remote;
    const previous = stale ? { stale: stale.items } : {};
    return { ...metadata, state: { kind: 'failed', failure, ...previous } };
  }
  if (remote.kind !== 'ready') return { ...metadata, state: remote };
  const { value, refreshing } = remote;
  return {
    ...metadata,
    state: {
      kind: 'ready',
      items: value.items,
      more: getNextPageState(value, rules, nextPage),
      refreshing,
      ...(value.total === null ? {} : { total: value.total }),
      ...(nextPage.kind === 'failed' ? { moreFailure: nextPage.failure } : {}),
    },
  };
}

/** Returns the next state, or the previous one as refreshing while the next is loading with fewer rows. */
export function keepPreviousRows<TItem, TExtra>(
  previousState: Paged<TItem, TExtra>,
  next: Paged<TItem, TExtra>,
): Paged<TItem, TExtra> {
  const [current, incoming] = [previousState.state, next.state];
  if (current.kind !== 'ready' || incoming.kind !== 'ready') return next;
  if (incoming.more === 'failed' || incoming.items.length >= current.items.length) return next;
  return { ...next, state: { ...current, refreshing: true } };
}
