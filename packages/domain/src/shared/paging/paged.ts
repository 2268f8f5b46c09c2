import type { Failure } from '../../errors/types.ts';
import { assertNever } from '../assert-never.ts';
import { hasMore } from './more.ts';
import type { MoreRule, PagedState } from './types.ts';

/** What happens to a paged list. `page` counts from 1. */
export type PagedEvent<T> =
  | { readonly type: 'requested'; readonly page: number }
  | {
      readonly type: 'answered';
      readonly page: number;
      /** null when no data entry came back: an answer without a list (spec 4). */
      readonly items: readonly T[] | null;
      readonly rule: MoreRule;
    }
  | { readonly type: 'failed'; readonly page: number; readonly failure: Failure };

/** The failure of an answer in which no data entry came back (spec 4 and 8). */
export const noDataFailure: Failure = {
  code: 'data-not-found',
  message: { key: 'Data not found' },
};

/** The items on screen, fresh or stale. */
export const knownItems = <T>(state: PagedState<T>): readonly T[] => {
  switch (state.kind) {
    case 'ready':
      return state.items;
    case 'failed':
      return state.stale ?? [];
    case 'idle':
    case 'loading':
    case 'empty':
    case 'unauthorized':
      return [];
    default:
      return assertNever(state);
  }
};

const requested = <T>(state: PagedState<T>, page: number): PagedState<T> => {
  const items = knownItems(state);
  if (items.length === 0) return { kind: 'loading' };
  if (state.kind !== 'ready') return { kind: 'ready', items, more: 'no', refreshing: true };
  const { moreFailure: _settled, ...rest } = state;
  return page > 1 ? { ...rest, more: 'loading' } : { ...rest, refreshing: true };
};

const answered = <T>(
  state: PagedState<T>,
  page: number,
  fresh: readonly T[],
  rule: MoreRule,
): PagedState<T> => {
  const items = page > 1 ? [...knownItems(state), ...fresh] : fresh;
  if (items.length === 0) return { kind: 'empty' };
  const more = hasMore(rule, items.length, fresh.length) ? 'yes' : 'no';
  const total = rule.kind === 'total' ? { total: rule.total } : {};
  return { kind: 'ready', items, more, refreshing: false, ...total };
};

const failed = <T>(state: PagedState<T>, page: number, failure: Failure): PagedState<T> => {
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const items = knownItems(state);
  if (page > 1 && state.kind === 'ready') {
    return { ...state, more: 'failed', refreshing: false, moreFailure: failure };
  }
  return items.length === 0
    ? { kind: 'failed', failure }
    : { kind: 'failed', failure, stale: items };
};

/**
 * A paged list after an event (spec 4, lists): page 1 replaces, later pages append; an answer
 * without a data entry means that there is no more, and 'Data not found'.
 */
export const reducePaged = <T>(state: PagedState<T>, event: PagedEvent<T>): PagedState<T> => {
  switch (event.type) {
    case 'requested':
      return requested(state, event.page);
    case 'answered':
      return event.items === null
        ? withoutMore(failed(state, event.page, noDataFailure))
        : answered(state, event.page, event.items, event.rule);
    case 'failed':
      return failed(state, event.page, event.failure);
    default:
      return assertNever(event);
  }
};

/** No data entry also means no more: the list keeps what it has and stops (spec 4). */
const withoutMore = <T>(state: PagedState<T>): PagedState<T> =>
  state.kind === 'ready' ? { ...state, more: 'no' } : state;
