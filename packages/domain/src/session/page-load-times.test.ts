import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createPageLoadTimes,
  getCurrentPageLoadTime,
  type PageLoadEvent,
  reducePageLoadTimes,
} from './page-load-times.ts';

const getLoadTime = (...events: readonly PageLoadEvent[]) =>
  getCurrentPageLoadTime(events.reduce(reducePageLoadTimes, createPageLoadTimes('/')));

test('is null before the first response', () => {
  expect(getLoadTime()).toBeNull();
  expect(getLoadTime({ kind: 'answered', at: 5 }, { kind: 'opened', page: '/orders' })).toBeNull();
});

test('keeps the time if the page is opened again without a response', () => {
  const visit: readonly PageLoadEvent[] = [
    { kind: 'answered', at: 5 },
    { kind: 'opened', page: '/orders' },
    { kind: 'answered', at: 9 },
    { kind: 'opened', page: '/' },
  ];
  expect(getLoadTime(...visit)).toBe(5);
  expect(getLoadTime(...visit, { kind: 'answered', at: 12 })).toBe(12);
});

test('is the time of the first response after the page was last opened', () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('opened' as const), page: fc.constantFrom('/', '/a', '/b') }),
    fc.record({ kind: fc.constant('answered' as const), at: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let page = '/';
      let awaitsResponse = true;
      const expected = new Map<string, number>();
      for (const one of events) {
        if (one.kind === 'opened') {
          if (one.page !== page) awaitsResponse = true;
          page = one.page;
        } else if (awaitsResponse) {
          expected.set(page, one.at);
          awaitsResponse = false;
        }
      }
      expect(getLoadTime(...events)).toBe(expected.get(page) ?? null);
    }),
  );
});
