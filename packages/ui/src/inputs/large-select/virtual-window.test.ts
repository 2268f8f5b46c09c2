import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getFirstVisible,
  getPositionForKey,
  getRowWindow,
  maxVisibleRows,
} from './virtual-window.ts';

const rowCounts = fc.integer({ min: 1, max: 20_000 });

test('renders all visible rows and at most five others', () => {
  fc.assert(
    fc.property(rowCounts, fc.nat(), (rowCount, seed) => {
      const firstVisible = seed % rowCount;
      const { from, to } = getRowWindow(firstVisible, rowCount);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(rowCount);
      expect(from).toBeLessThanOrEqual(firstVisible);
      expect(to).toBeGreaterThanOrEqual(Math.min(rowCount, firstVisible + maxVisibleRows));
      expect(to - from).toBeLessThanOrEqual(maxVisibleRows + 5);
    }),
  );
});

test('renders nothing for an empty list', () => {
  expect(getRowWindow(0, 0)).toEqual({ from: 0, to: 0 });
});

test('moves only to existing rows and renders them', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
  fc.assert(
    fc.property(rowCounts, fc.nat(), fc.nat(), keys, (rowCount, seed, otherSeed, key) => {
      const position = getPositionForKey(key, true, (seed % (rowCount + 1)) - 1, rowCount);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThan(rowCount);
      const firstVisible = getFirstVisible(position ?? 0, otherSeed % rowCount, maxVisibleRows);
      const { from, to } = getRowWindow(firstVisible, rowCount);
      expect(position).toBeGreaterThanOrEqual(from);
      expect(position).toBeLessThan(to);
    }),
  );
});

test.each([
  ['Home', false],
  ['End', false],
  ['a', false],
  ['Enter', true],
] as const)('does not handle %s', (key, ctrlKey) => {
  expect(getPositionForKey(key, ctrlKey, 3, 10)).toBeNull();
});

test('moves from the text field to the last option with ArrowUp', () => {
  expect(getPositionForKey('ArrowUp', false, -1, 10)).toBe(9);
});
