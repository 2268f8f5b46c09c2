import { expect, test } from 'vitest';
import { createQueryLoadTimes } from './query-load-times.ts';

const frame = {};

const setUp = () => {
  let activeQueries = new Map<object, string>([[frame, 'menu']]);
  const times = createQueryLoadTimes(() => activeQueries);
  /** Leaves the current page, loaded at `loadedAt`, and opens a page that shows these queries. */
  const openPage = (loadedAt: number | null, ...queryKeys: readonly string[]) => {
    times.recordPage(loadedAt);
    activeQueries = new Map([
      [frame, 'menu'],
      ...queryKeys.map((queryKey) => [{}, queryKey] as const),
    ]);
  };
  return { times, openPage };
};

test('returns the load time of the oldest data from earlier pages', () => {
  const { times, openPage } = setUp();
  openPage(5, 'orders', 'invoices');
  openPage(9, 'invoices', 'roles');
  expect(times.getOldest()).toBe(9);
  openPage(20, 'roles', 'orders');
  expect(times.getOldest()).toBe(9);
  openPage(null, 'roles');
  expect(times.getOldest()).toBe(9);
  openPage(30, 'news');
  expect(times.getOldest()).toBeNull();
});

test('ignores the data of the frame', () => {
  const { times, openPage } = setUp();
  openPage(5);
  expect(times.getOldest()).toBeNull();
});
