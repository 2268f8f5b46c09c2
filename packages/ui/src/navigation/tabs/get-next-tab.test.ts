import { expect, test } from 'vitest';
import { getNextTab } from './get-next-tab.ts';

const noneDisabled = [false, false, false];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
  ['ArrowDown', 0, null],
] as const)('%s from tab %i moves to %s', (key, current, target) => {
  expect(getNextTab(key, current, noneDisabled)).toBe(target);
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 2, 0],
] as const)('%s from tab %i skips a disabled tab', (key, current, target) => {
  expect(getNextTab(key, current, [false, true, false])).toBe(target);
});

test('Home and End move to the first and last enabled tab', () => {
  expect(getNextTab('Home', 2, [true, false, false])).toBe(1);
  expect(getNextTab('End', 0, [false, false, true])).toBe(1);
});

test('returns null without an enabled tab', () => {
  expect(getNextTab('ArrowRight', 0, [true, true])).toBeNull();
  expect(getNextTab('ArrowRight', -1, [])).toBeNull();
});
