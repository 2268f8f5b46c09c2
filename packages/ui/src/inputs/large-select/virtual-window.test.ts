import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstToShow, getWindow, positionForKey, rowsInSight } from './virtual-window.ts';

const count = fc.integer({ min: 1, max: 20_000 });

test('renders all visible rows and at most five others', () => {
  fc.assert(
    fc.property(count, fc.nat(), (rows, seed) => {
      const first = seed % rows;
      const { from, to } = getWindow(first, rows);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(rows);
      expect(from).toBeLessThanOrEqual(first);
      expect(to).toBeGreaterThanOrEqual(Math.min(rows, first + rowsInSight));
      expect(to - from).toBeLessThanOrEqual(rowsInSight + 5);
    }),
  );
});

test('renders nothing for an empty list', () => {
  expect(getWindow(0, 0)).toEqual({ from: 0, to: 0 });
});

test('moves only to rows that exist and are rendered', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
  fc.assert(
    fc.property(count, fc.nat(), fc.nat(), keys, (rows, seed, otherSeed, key) => {
      const place = positionForKey(key, true, (seed % (rows + 1)) - 1, rows);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(rows);
      const first = firstToShow(place ?? 0, otherSeed % rows, rowsInSight);
      const { from, to } = getWindow(first, rows);
      expect(place).toBeGreaterThanOrEqual(from);
      expect(place).toBeLessThan(to);
    }),
  );
});

test.each([
  ['Home', false],
  ['End', false],
  ['a', false],
  ['Enter', true],
] as const)('does not handle %s', (key, ctrl) => {
  expect(positionForKey(key, ctrl, 3, 10)).toBeNull();
});

test('moves from the text field to the last option with ArrowUp', () => {
  expect(positionForKey('ArrowUp', false, -1, 10)).toBe(9);
});
