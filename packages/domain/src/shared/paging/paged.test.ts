import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { failure } from '../../errors/catalogue.ts';
import { hasMore, pageSizes } from './more.ts';
import { knownItems, noDataFailure, type PagedEvent, reducePaged } from './paged.ts';
import type { MoreRule, PagedState } from './types.ts';

const lost = failure('communication');
const refused = failure('unauthorized');
const idle: PagedState<number> = { kind: 'idle' };
const pages: MoreRule = { kind: 'page-full', pageSize: 2 };
const total = (count: number): MoreRule => ({ kind: 'total', total: count });

const ready = (items: readonly number[], more: 'no' | 'yes' | 'loading' | 'failed' = 'yes') =>
  ({ kind: 'ready', items, more, refreshing: false }) as const;
const answer = (page: number, items: readonly number[] | null, rule: MoreRule = pages) =>
  ({ type: 'answered', page, items, rule }) as const;

describe('more data (spec 4)', () => {
  test.each([
    [total(3), 2, 2, true],
    [total(3), 3, 1, false],
    [total(3), 4, 1, false],
    [total(3), 2, 0, false],
    [total(0), 0, 0, false],
    [{ kind: 'page-full', pageSize: 10 } as const, 10, 10, true],
    [{ kind: 'page-full', pageSize: 10 } as const, 19, 9, false],
    [{ kind: 'page-full', pageSize: 9 } as const, 9, 9, true],
    [{ kind: 'page-full', pageSize: 10 } as const, 11, 11, true],
  ])('%j with %s loaded, %s of them last: %s', (rule, loaded, lastPage, more) => {
    expect(hasMore(rule, loaded, lastPage)).toBe(more);
  });

  test('the page sizes of spec 9', () => {
    expect(pageSizes).toEqual({
      accountStatus: 10,
      accountHistory: 10,
      orders: 10,
      compensations: 10,
      certificates: 10,
      documents: 10,
      associates: 10,
      departments: 10,
      documentsDashboard: 9,
      ordersDashboard: 4,
      newsDashboard: 4,
      newsList: 3,
      stations: 50,
      stationsEditProfile: 20_000,
    });
  });
});

describe('a list over its life', () => {
  test('the first request loads', () => {
    expect(reducePaged(idle, { type: 'requested', page: 1 })).toEqual({ kind: 'loading' });
  });

  test('page 1 replaces what was there, which stays on screen meanwhile', () => {
    const refreshing = reducePaged(ready([1, 2]), { type: 'requested', page: 1 });
    expect(refreshing).toEqual({ ...ready([1, 2]), refreshing: true });
    expect(reducePaged(refreshing, answer(1, [9]))).toEqual(ready([9], 'no'));
  });

  test('a later page is appended', () => {
    const loading = reducePaged(ready([1, 2]), { type: 'requested', page: 2 });
    expect(loading).toEqual(ready([1, 2], 'loading'));
    expect(reducePaged(loading, answer(2, [3, 4]))).toEqual(ready([1, 2, 3, 4], 'yes'));
    expect(reducePaged(loading, answer(2, [3]))).toEqual(ready([1, 2, 3], 'no'));
  });

  test('a total is kept where the rule has one', () => {
    expect(reducePaged(idle, answer(1, [1], total(5)))).toEqual({ ...ready([1], 'yes'), total: 5 });
    expect(reducePaged(idle, answer(1, [1, 2]))).not.toHaveProperty('total');
  });

  test('an empty list is empty and not failed', () => {
    expect(reducePaged(ready([1]), answer(1, []))).toEqual({ kind: 'empty' });
  });

  test('no data entry is Data not found, and no more', () => {
    expect(noDataFailure).toEqual(failure('data-not-found'));
    expect(reducePaged(idle, answer(1, null))).toEqual({ kind: 'failed', failure: noDataFailure });
    expect(reducePaged(ready([1]), answer(1, null))).toEqual({
      kind: 'failed',
      failure: noDataFailure,
      stale: [1],
    });
    expect(reducePaged(ready([1], 'loading'), answer(2, null))).toEqual({
      ...ready([1], 'no'),
      moreFailure: noDataFailure,
    });
  });

  test('a failed first page keeps what was known as stale, and a retry shows it again', () => {
    expect(reducePaged(idle, { type: 'failed', page: 1, failure: lost })).toStrictEqual({
      kind: 'failed',
      failure: lost,
    });
    const failed = reducePaged(ready([1]), { type: 'failed', page: 1, failure: lost });
    expect(failed).toStrictEqual({ kind: 'failed', failure: lost, stale: [1] });
    expect(reducePaged(failed, { type: 'requested', page: 1 })).toEqual({
      ...ready([1], 'no'),
      refreshing: true,
    });
    expect(reducePaged(failed, { type: 'failed', page: 2, failure: lost })).toEqual(failed);
  });

  test('a failed later page keeps the list and the button, and a retry forgets the failure', () => {
    const failed = reducePaged(ready([1], 'loading'), { type: 'failed', page: 2, failure: lost });
    expect(failed).toEqual({ ...ready([1], 'failed'), moreFailure: lost });
    expect(reducePaged(failed, { type: 'requested', page: 2 })).toStrictEqual(
      ready([1], 'loading'),
    );
  });

  test('a failed later page ends a refresh too', () => {
    const both = { ...ready([1], 'loading'), refreshing: true };
    expect(reducePaged(both, { type: 'failed', page: 2, failure: lost })).toEqual({
      ...ready([1], 'failed'),
      moreFailure: lost,
    });
  });

  test('without authorization nothing is kept', () => {
    expect(reducePaged(ready([1]), { type: 'failed', page: 1, failure: refused })).toEqual({
      kind: 'unauthorized',
    });
    expect(reducePaged(ready([1]), { type: 'failed', page: 2, failure: refused })).toEqual({
      kind: 'unauthorized',
    });
  });

  test.each([
    [{ kind: 'idle' }, []],
    [{ kind: 'loading' }, []],
    [{ kind: 'empty' }, []],
    [{ kind: 'unauthorized' }, []],
    [{ kind: 'failed', failure: lost }, []],
    [{ kind: 'failed', failure: lost, stale: [1] }, [1]],
    [ready([1]), [1]],
  ] satisfies [PagedState<number>, number[]][])('%j shows %j', (state, items) => {
    expect(knownItems(state)).toEqual(items);
  });
});

describe('properties', () => {
  const anyRule: fc.Arbitrary<MoreRule> = fc.oneof(
    fc.nat({ max: 60 }).map(total),
    fc.integer({ min: 1, max: 12 }).map((pageSize): MoreRule => ({ kind: 'page-full', pageSize })),
  );
  const anyItems = fc.array(fc.integer(), { maxLength: 12 });
  const anyPage = fc.integer({ min: 1, max: 4 });
  const anyEvent: fc.Arbitrary<PagedEvent<number>> = fc.oneof(
    fc.record({ type: fc.constant('requested' as const), page: anyPage }),
    fc.record({
      type: fc.constant('answered' as const),
      page: anyPage,
      items: fc.option(anyItems),
      rule: anyRule,
    }),
    fc.record({
      type: fc.constant('failed' as const),
      page: anyPage,
      failure: fc.constantFrom(lost, refused),
    }),
  );
  const stateAfter = (events: readonly PagedEvent<number>[]) =>
    events.reduce(reducePaged<number>, idle);

  property('a ready list has items', [fc.array(anyEvent)], (events) => {
    const state = stateAfter(events);
    return state.kind !== 'ready' || state.items.length > 0;
  });

  property('stale items are never an empty list', [fc.array(anyEvent)], (events) => {
    const state = stateAfter(events);
    return state.kind !== 'failed' || state.stale === undefined || state.stale.length > 0;
  });

  property(
    'page 1 shows its own items and nothing else',
    [fc.array(anyEvent), anyItems, anyRule],
    (events, items, rule) => {
      expect(knownItems(reducePaged(stateAfter(events), answer(1, items, rule)))).toEqual(items);
    },
  );

  property(
    'a later page keeps every item, in order',
    [fc.array(anyEvent), anyItems, anyRule],
    (events, items, rule) => {
      const before = stateAfter(events);
      expect(knownItems(reducePaged(before, answer(2, items, rule)))).toEqual([
        ...knownItems(before),
        ...items,
      ]);
    },
  );

  property(
    'a request or a lost connection loses no item',
    [fc.array(anyEvent), anyPage],
    (events, page) => {
      const before = stateAfter(events);
      const requested = reducePaged(before, { type: 'requested', page });
      const failed = reducePaged(requested, { type: 'failed', page, failure: lost });
      expect(knownItems(requested)).toEqual(knownItems(before));
      expect(knownItems(failed)).toEqual(knownItems(before));
    },
  );

  property(
    'reading to the end by the total reads each item once',
    [fc.array(fc.integer(), { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 10 })],
    (all, size) => {
      let state: PagedState<number> = { kind: 'idle' };
      for (let page = 1; page <= 50; page += 1) {
        const items = all.slice((page - 1) * size, page * size);
        state = reducePaged(state, answer(page, items, total(all.length)));
        if (state.kind === 'ready' && state.more === 'no') break;
      }
      expect(state).toEqual({ ...ready(all, 'no'), total: all.length });
    },
  );

  property(
    'reading to the end by full pages reads each item once',
    [fc.array(fc.integer(), { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 10 })],
    (all, pageSize) => {
      let state: PagedState<number> = { kind: 'idle' };
      for (let page = 1; page <= 50; page += 1) {
        const items = all.slice((page - 1) * pageSize, page * pageSize);
        state = reducePaged(state, answer(page, items, { kind: 'page-full', pageSize }));
        if (state.kind === 'ready' && state.more === 'no') break;
      }
      expect(knownItems(state)).toEqual(all);
      expect(state).toHaveProperty('more', 'no');
    },
  );

  property('an empty page always ends the list', [anyRule, fc.nat()], (rule, loaded) => {
    expect(hasMore(rule, loaded, 0)).toBe(false);
  });

  property(
    'without authorization the end is the same from anywhere',
    [fc.array(anyEvent), anyPage],
    (events, page) => {
      expect(reducePaged(stateAfter(events), { type: 'failed', page, failure: refused })).toEqual({
        kind: 'unauthorized',
      });
    },
  );
});
