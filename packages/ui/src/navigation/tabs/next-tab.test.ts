import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

const open = [false, false, false];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
  ['ArrowDown', 0, null],
] as const)('%s from tab %i leads to %s', (key, current, target) => {
  expect(nextTab(key, current, open)).toBe(target);
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 2, 0],
] as const)('%s from tab %i passes over the disabled one', (key, current, target) => {
  expect(nextTab(key, current, [false, true, false])).toBe(target);
});

test('Home and End stop at the outermost that can be selected', () => {
  expect(nextTab('Home', 2, [true, false, false])).toBe(1);
  expect(nextTab('End', 0, [false, false, true])).toBe(1);
});

test('with every tab disabled, or none at all, there is nowhere to go', () => {
  expect(nextTab('ArrowRight', 0, [true, true])).toBeNull();
  expect(nextTab('ArrowRight', -1, [])).toBeNull();
});
