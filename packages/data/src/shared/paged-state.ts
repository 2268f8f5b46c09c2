import {
  type Failure,
  hasNextPage,
  type NextPageRule,
  type NextPageState,
  type PagedState,
} from '@surtidor/domain';
import type { LoadedList } from './loaded-list.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import { type QuerySnapshot, remoteState } from './remote-state.ts';

/** State of the next page. `ended`: it was empty. */
export type PageStatus =
  | { readonly kind: 'still' | 'loading' | 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A paged list with its extra data and number of unreadable rows. */
export interface Paged<TItem, TExtra> {
  readonly state: PagedState<TItem>;
  readonly extra: TExtra | null;
  /** Number of unreadable rows, which are omitted. */
  readonly malformed: number;
}

type Rules = Pick<PagedQuery<never, PageVariables, never, never>, 'more' | 'pageSize' | 'missing'>;

function moreOf(
  { loaded, lastPage, total }: LoadedList<unknown, unknown>,
  { more, pageSize }: Rules,
  nextPage: PageStatus,
): NextPageState {
  const rule: NextPageRule =
    more === 'total' ? { kind: 'total', total: total ?? 0 } : { kind: 'page-full', pageSize };
  if (!hasNextPage(rule, loaded, lastPage) || nextPage.kind === 'ended') return 'no';
  return nextPage.kind === 'still' ? 'yes' : nextPage.kind;
}

/** Derives the list's state from its pages and the next-page request (spec 4). */
export function pagedState<TItem, TExtra>(
  snapshot: QuerySnapshot<LoadedList<TItem, TExtra>>,
  rules: Rules,
  nextPage: PageStatus,
): Paged<TItem, TExtra> {
  const remote = remoteState(snapshot, ({ loaded }) => loaded === 0, rules.missing);
  const known = snapshot.value ?? snapshot.known ?? null;
  const aside = { extra: known?.extra ?? null, malformed: known?.malformed ?? 0 };
  if (remote.kind === 'failed') {
    const { failure, stale } = remote;
    const previous = stale ? { stale: stale.items } : {};
    return { ...aside, state: { kind: 'failed', failure, ...previous } };
  }
  if (remote.kind !== 'ready') return { ...aside, state: remote };
  const { value, refreshing } = remote;
  return {
    ...aside,
    state: {
      kind: 'ready',
      items: value.items,
      more: moreOf(value, rules, nextPage),
      refreshing,
      ...(value.total === null ? {} : { total: value.total }),
      ...(nextPage.kind === 'failed' ? { moreFailure: nextPage.failure } : {}),
    },
  };
}

/** The next state, or the current one as refreshing while the next has fewer rows. */
export function keepPreviousRows<TItem, TExtra>(
  present: Paged<TItem, TExtra>,
  next: Paged<TItem, TExtra>,
): Paged<TItem, TExtra> {
  const [shown, incoming] = [present.state, next.state];
  if (shown.kind !== 'ready' || incoming.kind !== 'ready') return next;
  if (incoming.items.length >= shown.items.length) return next;
  return { ...next, state: { ...shown, refreshing: true } };
}
