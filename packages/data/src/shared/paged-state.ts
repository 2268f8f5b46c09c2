import { type Failure, hasMore, type More, type MoreRule, type PagedState } from '@surtidor/domain';
import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';
import { type Reading, remoteState } from './remote-state.ts';
import { readableRows } from './rows.ts';

/** Where the request for the next page stands. `ended`: it brought nothing, so there is no more. */
export type Growth =
  | { readonly kind: 'still' | 'loading' | 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What a paged list shows: the list, what came with it, and how many rows were unreadable. */
export interface Paged<TItem, TExtra> {
  readonly state: PagedState<TItem>;
  readonly extra: TExtra | null;
  /** Rows that came but could not be read; they are left out, never guessed. */
  readonly malformed: number;
}

type Rules<TItem> = Pick<
  PagedQuery<never, PageVariables, TItem, never>,
  'keyOf' | 'more' | 'pageSize'
>;

/** The items in order, each key once: a row that moved between two pages is not shown twice. */
export function withoutDuplicates<TItem>(
  items: readonly TItem[],
  keyOf: (item: TItem) => string,
): readonly TItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

function moreOf<TItem>(
  { items, total }: Rows<TItem, unknown>,
  { more, pageSize }: Rules<TItem>,
  growth: Growth,
): More {
  const loaded = items.length;
  const lastPage = loaded === 0 ? 0 : ((loaded - 1) % pageSize) + 1;
  const rule: MoreRule =
    more === 'total' ? { kind: 'total', total: total ?? 0 } : { kind: 'page-full', pageSize };
  if (!hasMore(rule, loaded, lastPage) || growth.kind === 'ended') return 'no';
  return growth.kind === 'still' ? 'yes' : growth.kind;
}

function shownItems<TItem>(rows: Rows<TItem, unknown>, rules: Rules<TItem>): readonly TItem[] {
  return withoutDuplicates(readableRows(rows.items), rules.keyOf);
}

/** The list's state from what is known of page 1 and of the request for more (spec 4). */
export function pagedState<TItem, TExtra>(
  reading: Reading<Rows<TItem, TExtra>>,
  rules: Rules<TItem>,
  growth: Growth,
): Paged<TItem, TExtra> {
  const remote = remoteState(reading, ({ items }) => items.length === 0);
  const rows = reading.value ?? reading.known ?? null;
  const aside = {
    extra: rows?.extra ?? null,
    malformed: rows ? rows.items.length - readableRows(rows.items).length : 0,
  };
  if (remote.kind === 'failed') {
    const { failure, stale } = remote;
    const kept = stale ? { stale: shownItems(stale, rules) } : {};
    return { ...aside, state: { kind: 'failed', failure, ...kept } };
  }
  if (remote.kind !== 'ready') return { ...aside, state: remote };
  const { value, refreshing } = remote;
  return {
    ...aside,
    state: {
      kind: 'ready',
      items: shownItems(value, rules),
      more: moreOf(value, rules, growth),
      refreshing,
      ...(value.total === null ? {} : { total: value.total }),
      ...(growth.kind === 'failed' ? { moreFailure: growth.failure } : {}),
    },
  };
}

/** The next state, or the present one as refreshing while the next has fewer rows to show. */
export function withoutShrinking<TItem, TExtra>(
  present: Paged<TItem, TExtra>,
  next: Paged<TItem, TExtra>,
): Paged<TItem, TExtra> {
  const [shown, coming] = [present.state, next.state];
  if (shown.kind !== 'ready' || coming.kind !== 'ready') return next;
  if (coming.items.length >= shown.items.length) return next;
  return { ...next, state: { ...shown, refreshing: true } };
}
