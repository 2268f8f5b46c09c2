import { expect, test } from 'vitest';
import { createShownTimes } from './shown-times.ts';

const frame = {};

const setUp = () => {
  let shown = new Map<object, string>([[frame, 'menu']]);
  const times = createShownTimes(() => shown);
  /** Leaves the current page, loaded at `loadedAt`, and opens a page that shows these queries. */
  const open = (loadedAt: number | null, ...questions: readonly string[]) => {
    times.recordPage(loadedAt);
    shown = new Map([[frame, 'menu'], ...questions.map((query) => [{}, query] as const)]);
  };
  return { times, open };
};

test('returns the load time of the oldest data from earlier pages', () => {
  const { times, open } = setUp();
  open(5, 'orders', 'invoices');
  open(9, 'invoices', 'roles');
  expect(times.getOldest()).toBe(9);
  open(20, 'roles', 'orders');
  expect(times.getOldest()).toBe(9);
  open(null, 'roles');
  expect(times.getOldest()).toBe(9);
  open(30, 'news');
  expect(times.getOldest()).toBeNull();
});

test('ignores the data of the frame', () => {
  const { times, open } = setUp();
  open(5);
  expect(times.getOldest()).toBeNull();
});
