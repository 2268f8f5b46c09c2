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
  const visitEvents: readonly PageLoadEvent[] = [
    { kind: 'answered', at: 5 },
    { kind: 'opened', page: '/orders' },
    { kind: 'answered', at: 9 },
    { kind: 'opened', page: '/' },
  ];
  expect(getLoadTime(...visitEvents)).toBe(5);
  expect(getLoadTime(...visitEvents, { kind: 'answered', at: 12 })).toBe(12);
});

test('is the time of the first response after the page was last opened', () => {
  const anyEvent = fc.oneof(
    fc.record({ kind: fc.constant('opened' as const), page: fc.constantFrom('/', '/a', '/b') }),
    fc.record({ kind: fc.constant('answered' as const), at: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let page = '/';
      let isAwaitingResponse = true;
      const expected = new Map<string, number>();
      for (const event of events) {
        if (event.kind === 'opened') {
          if (event.page !== page) isAwaitingResponse = true;
          page = event.page;
        } else if (isAwaitingResponse) {
          expected.set(page, event.at);
          isAwaitingResponse = false;
        }
      }
      expect(getLoadTime(...events)).toBe(expected.get(page) ?? null);
    }),
  );
});
