import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../test/property.ts';
import { canLogOut, countdownStart, getCountdown } from './countdown.ts';

describe('getCountdown (spec 4)', () => {
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
  ])('after %s ms, returns %s', (elapsed, count) => {
    expect(getCountdown({ startedAt: 50_000 }, 50_000 + elapsed)).toEqual({
      count,
      shouldLogOut: count === 1,
    });
  });

  test('starts at the number of spec 9', () => {
    expect(countdownStart).toBe(7);
  });

  property(
    'stays between 1 and 7 and never increases',
    [fc.nat(), fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 })],
    (startedAt, a, b) => {
      const earlierCountdown = getCountdown({ startedAt }, startedAt + Math.min(a, b));
      const laterCountdown = getCountdown({ startedAt }, startedAt + Math.max(a, b));
      expect(
        earlierCountdown.count >= laterCountdown.count &&
          laterCountdown.count >= 1 &&
          earlierCountdown.count <= 7,
      ).toBe(true);
      expect(laterCountdown.shouldLogOut || !earlierCountdown.shouldLogOut).toBe(true);
    },
  );
});

describe('canLogOut', () => {
  const countdown = { startedAt: 0, sessionKey: 'old' };

  test.each([
    ['old', true],
    ['new', false],
    [null, true],
  ])('returns %2$s if the current session is %1$s', (currentSessionKey, expected) => {
    expect(canLogOut(countdown, currentSessionKey)).toBe(expected);
  });
});
