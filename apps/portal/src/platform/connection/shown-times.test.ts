import { expect, test } from 'vitest';
import { createShownTimes } from './shown-times.ts';

const frame = {};

const setUp = () => {
  let shown = new Map<object, string>([[frame, 'menu']]);
  const times = createShownTimes(() => shown);
  /** Another page shows these once the last one, loaded at a time, is left. */
  const open = (loadedAt: number | null, ...questions: readonly string[]) => {
    times.leave(loadedAt);
    shown = new Map([[frame, 'menu'], ...questions.map((one) => [{}, one] as const)]);
  };
  return { times, open };
};

test('a page is as old as its oldest data from earlier pages', () => {
  const { times, open } = setUp();
  open(5, 'orders', 'invoices');
  open(9, 'invoices', 'roles');
  expect(times.since()).toBe(9);
  open(20, 'roles', 'orders');
  expect(times.since()).toBe(9);
  open(null, 'roles');
  expect(times.since()).toBe(9);
  open(30, 'news');
  expect(times.since()).toBeNull();
});

test('the frame’s data does not affect the age of a page', () => {
  const { times, open } = setUp();
  open(5);
  expect(times.since()).toBeNull();
});
