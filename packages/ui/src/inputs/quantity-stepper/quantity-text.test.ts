import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getQuantityForKey, normalizeQuantityText, parseQuantity } from './quantity-text.ts';

const anyLimits = fc
  .tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 999 }))
  .map(([min, max]) => ({ min, max }));

test.each([
  ['007', '7'],
  ['0', '0'],
  ['1a2', '12'],
  ['-3', '3'],
  ['2,5', '2'],
  ['2.0', '2'],
  ['3,', '3'],
  ['1.000', '1000'],
  ['', ''],
])('normalizes %j to %j', (input, expected) => {
  expect(normalizeQuantityText(input)).toBe(expected);
});

test('converts any text to a whole quantity within the limits', () => {
  fc.assert(
    fc.property(fc.string(), anyLimits, (input, limits) => {
      const quantity = parseQuantity(normalizeQuantityText(input), limits);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(limits.min);
      expect(quantity).toBeLessThanOrEqual(limits.max);
    }),
  );
});

test('converts an empty string to the minimum', () => {
  expect(parseQuantity('', { min: 1, max: 9 })).toBe(1);
});

test('keeps quantities set by keys within the limits', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  fc.assert(
    fc.property(keys, fc.nat(999), anyLimits, (key, seed, limits) => {
      const next = getQuantityForKey(key, parseQuantity(String(seed), limits), limits);
      expect(next).toBeGreaterThanOrEqual(limits.min);
      expect(next).toBeLessThanOrEqual(limits.max);
    }),
  );
});

test('ignores End without a maximum', () => {
  expect(getQuantityForKey('End', 3, { min: 0, max: Number.POSITIVE_INFINITY })).toBeNull();
});

test('ignores letters', () => {
  expect(getQuantityForKey('a', 3, { min: 0, max: 9 })).toBeNull();
});
