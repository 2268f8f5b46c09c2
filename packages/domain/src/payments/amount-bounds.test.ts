import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { clampMinor } from './amount-bounds.ts';

describe('clampMinor (spec 5)', () => {
  it.each([
    [50, 100, 50],
    [100, 100, 100],
    [101, 100, 100],
    [-1, 100, 0],
    [0, 100, 0],
    [Number.NaN, 100, 0],
    [Number.POSITIVE_INFINITY, 100, 100],
    [Number.NEGATIVE_INFINITY, 100, 0],
    [1e21, 100, 100],
    [10.9, 100, 10],
    [-0.5, 100, 0],
    [5, 0, 0],
  ])('clamps %d with the maximum %d to %d', (minor, maximum, expected) => {
    expect(clampMinor(minor, maximum)).toBe(expected);
  });

  property(
    'is an integer within the bounds, and is idempotent',
    [fc.double(), fc.nat(Number.MAX_SAFE_INTEGER)],
    (minor, maximum) => {
      const clamped = clampMinor(minor, maximum);
      expect(Number.isInteger(clamped)).toBe(true);
      expect(clamped).toBeGreaterThanOrEqual(0);
      expect(clamped).toBeLessThanOrEqual(maximum);
      expect(clampMinor(clamped, maximum)).toBe(clamped);
    },
  );
});
