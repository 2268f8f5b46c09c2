import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { createFailure } from '../errors/catalogue.ts';
import { hasNextPage } from './has-next-page.ts';
import { getLoadedItems, noDataFailure } from './loaded-items.ts';
import type { NextPageRule, PagedState } from './types.ts';

const communicationFailure = createFailure('communication');
const createTotalRule = (count: number): NextPageRule => ({ kind: 'total', total: count });
const createFullPageRule = (pageSize: number, total: number | null = null): NextPageRule => ({
  kind: 'page-full',
  pageSize,
  total,
});

describe('hasNextPage (spec 4)', () => {
  test.each([
    [createTotalRule(3), 2, 2, true],
    [createTotalRule(3), 3, 1, false],
    [createTotalRule(3), 4, 1, false],
    [createTotalRule(3), 2, 0, false],
    [createTotalRule(0), 0, 0, false],
    [createFullPageRule(10), 10, 10, true],
    [createFullPageRule(10), 19, 9, false],
    [createFullPageRule(9), 9, 9, true],
    [createFullPageRule(10), 11, 11, true],
    [createFullPageRule(10, 10), 10, 10, false],
    [createFullPageRule(10, 11), 10, 10, true],
    [createFullPageRule(10, 30), 19, 9, false],
  ])(
    'for the rule %j with %s rows loaded and %s in the last page, returns %s',
    (rule, loadedCount, lastPageCount, expected) => {
      expect(hasNextPage(rule, loadedCount, lastPageCount)).toBe(expected);
    },
  );

  const anyRule = fc.oneof(
    fc.nat({ max: 60 }).map(createTotalRule),
    fc.integer({ min: 1, max: 12 }).map(createFullPageRule),
  );

  property('returns false after an empty page', [anyRule, fc.nat()], (rule, loaded) => {
    expect(hasNextPage(rule, loaded, 0)).toBe(false);
  });

  property(
    'both rules load the entire list with at most one empty page',
    [fc.nat({ max: 60 }), fc.integer({ min: 1, max: 12 })],
    (count, pageSize) => {
      const countRequests = (rule: NextPageRule) => {
        let loaded = 0;
        let requests = 0;
        let hasMore = true;
        while (hasMore) {
          const rowCount = Math.min(pageSize, count - loaded);
          loaded += rowCount;
          requests += 1;
          hasMore = hasNextPage(rule, loaded, rowCount);
        }
        expect(loaded).toBe(count);
        return requests;
      };
      const pages = Math.max(1, Math.ceil(count / pageSize));
      expect(countRequests(createTotalRule(count))).toBe(pages);
      expect(countRequests(createFullPageRule(pageSize))).toBeLessThanOrEqual(pages + 1);
    },
  );
});

test.each([
  [{ kind: 'idle' }, []],
  [{ kind: 'loading' }, []],
  [{ kind: 'empty' }, []],
  [{ kind: 'unauthorized' }, []],
  [{ kind: 'failed', failure: communicationFailure }, []],
  [{ kind: 'failed', failure: communicationFailure, stale: [1] }, [1]],
  [{ kind: 'ready', items: [1], more: 'yes', refreshing: false }, [1]],
] satisfies [PagedState<number>, number[]][])('getLoadedItems of %j returns %j', (state, items) => {
  expect(getLoadedItems(state)).toEqual(items);
});

test('noDataFailure is the failure data-not-found', () => {
  expect(noDataFailure).toEqual(createFailure('data-not-found'));
});
