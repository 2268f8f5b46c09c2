import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentPageLoadedAt,
  initialPageLoadTimes,
  type PageLoadEvent,
  reducePageLoadTimes,
} from './page-load-times.ts';

const after = (...events: readonly PageLoadEvent[]) =>
  currentPageLoadedAt(events.reduce(reducePageLoadTimes, initialPageLoadTimes('/')));

test('is empty before the first response', () => {
  expect(after()).toBeNull();
  expect(after({ kind: 'answered', at: 5 }, { kind: 'opened', page: '/orders' })).toBeNull();
});

test('reopening without a response keeps the time', () => {
  const visit: readonly PageLoadEvent[] = [
    { kind: 'answered', at: 5 },
    { kind: 'opened', page: '/orders' },
    { kind: 'answered', at: 9 },
    { kind: 'opened', page: '/' },
  ];
  expect(after(...visit)).toBe(5);
  expect(after(...visit, { kind: 'answered', at: 12 })).toBe(12);
});

test('a page is as old as the first response after it was last opened', () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('opened' as const), page: fc.constantFrom('/', '/a', '/b') }),
    fc.record({ kind: fc.constant('answered' as const), at: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let page = '/';
      let fresh = true;
      const expected = new Map<string, number>();
      for (const one of events) {
        if (one.kind === 'opened') {
          if (one.page !== page) fresh = true;
          page = one.page;
        } else if (fresh) {
          expected.set(page, one.at);
          fresh = false;
        }
      }
      expect(after(...events)).toBe(expected.get(page) ?? null);
    }),
  );
});
