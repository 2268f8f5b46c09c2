import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { failure } from '../errors/catalogue.ts';
import { hasNextPage } from './has-next-page.ts';
import { loadedItems, noDataFailure } from './loaded-items.ts';
import type { NextPageRule, PagedState } from './types.ts';

const lost = failure('communication');
const total = (count: number): NextPageRule => ({ kind: 'total', total: count });
const fullPages = (pageSize: number): NextPageRule => ({ kind: 'page-full', pageSize });

describe('more data (spec 4)', () => {
  test.each([
    [total(3), 2, 2, true],
    [total(3), 3, 1, false],
    [total(3), 4, 1, false],
    [total(3), 2, 0, false],
    [total(0), 0, 0, false],
    [fullPages(10), 10, 10, true],
    [fullPages(10), 19, 9, false],
    [fullPages(9), 9, 9, true],
    [fullPages(10), 11, 11, true],
  ])('%j with %s loaded, %s of them last: %s', (rule, loaded, lastPage, more) => {
    expect(hasNextPage(rule, loaded, lastPage)).toBe(more);
  });

  const anyRule = fc.oneof(
    fc.nat({ max: 60 }).map(total),
    fc.integer({ min: 1, max: 12 }).map(fullPages),
  );

  property('an empty page always ends the list', [anyRule, fc.nat()], (rule, loaded) => {
    expect(hasNextPage(rule, loaded, 0)).toBe(false);
  });

  property(
    'both rules read a list to its end with at most one empty request',
    [fc.nat({ max: 60 }), fc.integer({ min: 1, max: 12 })],
    (count, pageSize) => {
      const requestsBy = (rule: NextPageRule) => {
        let loaded = 0;
        let requests = 0;
        let more = true;
        while (more) {
          const page = Math.min(pageSize, count - loaded);
          loaded += page;
          requests += 1;
          more = hasNextPage(rule, loaded, page);
        }
        expect(loaded).toBe(count);
        return requests;
      };
      const needed = Math.max(1, Math.ceil(count / pageSize));
      expect(requestsBy(total(count))).toBe(needed);
      expect(requestsBy(fullPages(pageSize))).toBeLessThanOrEqual(needed + 1);
    },
  );
});

test.each([
  [{ kind: 'idle' }, []],
  [{ kind: 'loading' }, []],
  [{ kind: 'empty' }, []],
  [{ kind: 'unauthorized' }, []],
  [{ kind: 'failed', failure: lost }, []],
  [{ kind: 'failed', failure: lost, stale: [1] }, [1]],
  [{ kind: 'ready', items: [1], more: 'yes', refreshing: false }, [1]],
] satisfies [PagedState<number>, number[]][])('%j shows %j', (state, items) => {
  expect(loadedItems(state)).toEqual(items);
});

test('a response without data is Data not found', () => {
  expect(noDataFailure).toEqual(failure('data-not-found'));
});
