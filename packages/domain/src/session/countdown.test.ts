import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../test/property.ts';
import { canLogOut, countdownAt, countdownFrom } from './countdown.ts';

describe('the 401 page counts down from 7 and logs out at 1 (spec 4)', () => {
  test.each([
    [0, 7],
    [999, 7],
    [1000, 6],
    [2000, 5],
    [3000, 4],
    [4000, 3],
    [5999, 2],
    [6000, 1],
    [7000, 1],
    [600_000, 1],
    [-5000, 7],
  ])('after %s ms it shows %s', (elapsed, count) => {
    expect(countdownAt({ startedAt: 50_000 }, 50_000 + elapsed)).toEqual({
      count,
      logOut: count === 1,
    });
  });

  test('7 is the number of spec 9', () => {
    expect(countdownFrom).toBe(7);
  });

  property(
    'never leaves 1 to 7, and never counts up',
    [fc.nat(), fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 })],
    (startedAt, a, b) => {
      const first = countdownAt({ startedAt }, startedAt + Math.min(a, b));
      const later = countdownAt({ startedAt }, startedAt + Math.max(a, b));
      expect(first.count >= later.count && later.count >= 1 && first.count <= 7).toBe(true);
      expect(later.logOut || !first.logOut).toBe(true);
    },
  );
});

describe('an old tab never logs a new session out', () => {
  const countdown = { startedAt: 0, sessionKey: 'old' };

  test.each([
    ['old', true],
    ['new', false],
    [null, true],
  ])('with %s open: %s', (current, expected) => {
    expect(canLogOut(countdown, current)).toBe(expected);
  });
});
