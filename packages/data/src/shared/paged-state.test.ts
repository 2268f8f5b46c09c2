import { createFailure, getLoadedItems } from '@surtidor/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendPage, type LoadedList } from './loaded-list.ts';
import { getPagedState, type Paged, type PageStatus } from './paged-state.ts';
import type { QuerySnapshot } from './remote-state.ts';

const connectionFailure = createFailure('communication');
const unauthorizedFailure = createFailure('unauthorized');

type List = LoadedList<number, null>;

/** Returns the first pages of a list of the numbers 0, 1, 2… */
const getList = (count: number, pageSize: number, pages: number) => {
  let list: List | null = null;
  for (let page = 0; page < pages; page += 1) {
    const rest = Math.max(0, Math.min(pageSize, count - page * pageSize));
    const items = Array.from({ length: rest }, (_, place) => page * pageSize + place);
    list = appendPage(list, { items, total: count, extra: null }, String);
  }
  return list;
};

const anyList = fc
  .tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 }))
  .map(([count, pageSize, pages]) => ({ list: getList(count, pageSize, pages), pageSize, count }));
const anyMore = fc.constantFrom('total' as const, 'page-full' as const);
const anyStatus: fc.Arbitrary<PageStatus> = fc.constantFrom(
  { kind: 'still' },
  { kind: 'loading' },
  { kind: 'ended' },
  { kind: 'failed', failure: connectionFailure },
);
const createSnapshot = (value: List | null): QuerySnapshot<List> => ({
  loading: false,
  failure: null,
  value,
  lastValue: value,
});

test('a list with items is ready, and one without items is empty', () => {
  fc.assert(
    fc.property(anyList, anyMore, anyStatus, ({ list, pageSize }, more, status) => {
      const { state } = getPagedState(
        createSnapshot(list),
        { nextPageRule: more, pageSize },
        status,
      );
      expect(state.kind).toBe(list?.items.length ? 'ready' : 'empty');
      expect(getLoadedItems(state)).toEqual(list?.items);
    }),
  );
});

test('a request or a lost connection keeps the items, and an ended session clears them', () => {
  fc.assert(
    fc.property(anyList, anyMore, anyStatus, ({ list, pageSize }, more, status) => {
      const getState = (change: Partial<QuerySnapshot<List>>) =>
        getPagedState(
          { ...createSnapshot(list), ...change },
          { nextPageRule: more, pageSize },
          status,
        ).state;
      expect(getLoadedItems(getState({ loading: true }))).toEqual(list?.items);
      expect(getLoadedItems(getState({ loading: true, value: undefined }))).toEqual(list?.items);
      expect(getLoadedItems(getState({ failure: connectionFailure, value: undefined }))).toEqual(
        list?.items,
      );
      expect(getState({ failure: unauthorizedFailure })).toEqual({ kind: 'unauthorized' });
    }),
  );
});

test('the rule determines whether there is another page, and a failed page has its failure', () => {
  fc.assert(
    fc.property(anyList, anyMore, anyStatus, ({ list, pageSize, count }, more, status) => {
      const { state } = getPagedState(
        createSnapshot(list),
        { nextPageRule: more, pageSize },
        status,
      );
      if (state.kind !== 'ready' || !list) return;
      const hasMore =
        more === 'total'
          ? list.lastPageSize > 0 && list.items.length < count
          : list.lastPageSize === pageSize && list.loadedCount < count;
      const expected = status.kind === 'still' ? 'yes' : status.kind;
      expect(state.more).toBe(hasMore && status.kind !== 'ended' ? expected : 'no');
      if (status.kind === 'failed') expect(state.moreFailure).toBe(connectionFailure);
      else expect(state).not.toHaveProperty('moreFailure');
    }),
  );
});

test('loading everything shows each row once, with either rule', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 10 }),
      anyMore,
      (count, pageSize, more) => {
        let page = 1;
        const getCurrent = (): Paged<number, null> =>
          getPagedState(
            createSnapshot(getList(count, pageSize, page)),
            { nextPageRule: more, pageSize },
            { kind: 'still' },
          );
        let { state } = getCurrent();
        while (state.kind === 'ready' && state.more === 'yes') {
          page += 1;
          state = getCurrent().state;
        }
        expect(getLoadedItems(state)).toEqual(Array.from({ length: count }, (_, item) => item));
      },
    ),
  );
});
