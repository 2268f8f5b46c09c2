import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getQuantity, quantityForKey, quantityText } from './quantity-text.ts';

const limits = fc
  .tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 999 }))
  .map(([min, max]) => ({ min, max }));

test.each([
  ['007', '7'],
  ['0', '0'],
  ['1a2', '12'],
  ['-3', '3'],
  ['', ''],
])('normalizes %j to %j', (typed, shown) => {
  expect(quantityText(typed)).toBe(shown);
});

test('converts any text to a whole quantity within the limits', () => {
  fc.assert(
    fc.property(fc.string(), limits, (typed, both) => {
      const quantity = getQuantity(quantityText(typed), both);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(both.min);
      expect(quantity).toBeLessThanOrEqual(both.max);
    }),
  );
});

test('converts an empty text to the minimum', () => {
  expect(getQuantity('', { min: 1, max: 9 })).toBe(1);
});

test('keeps quantities set by keys within the limits', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  fc.assert(
    fc.property(keys, fc.nat(999), limits, (key, seed, both) => {
      const next = quantityForKey(key, getQuantity(String(seed), both), both);
      expect(next).toBeGreaterThanOrEqual(both.min);
      expect(next).toBeLessThanOrEqual(both.max);
    }),
  );
});

test('ignores End without a maximum', () => {
  expect(quantityForKey('End', 3, { min: 0, max: Number.POSITIVE_INFINITY })).toBeNull();
});

test('ignores letters', () => {
  expect(quantityForKey('a', 3, { min: 0, max: 9 })).toBeNull();
});
