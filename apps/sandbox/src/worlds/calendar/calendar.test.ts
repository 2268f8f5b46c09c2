import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, daysBetween, isDay, momentAt, momentIn, monthStart, plusDays } from './calendar.ts';

const lateEvening = Date.parse('2026-03-01T03:30:00Z');

describe('the calendar of a store', () => {
  it('is still on yesterday in Bogotá when UTC has turned', () => {
    expect(dayIn('America/Bogota', lateEvening)).toBe('2026-02-28');
    expect(momentIn('America/Bogota', lateEvening)).toBe('2026-02-28 22:30:00');
  });

  it('writes midnight as 00', () => {
    expect(momentIn('America/Lima', Date.parse('2026-03-01T05:00:00Z'))).toBe(
      '2026-03-01 00:00:00',
    );
  });

  it('adds days over months and leap years, and back', () => {
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(plusDays('2026-01-01', -1)).toBe('2025-12-31');
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (count) => {
        const moved = plusDays('2026-03-01', count);
        return (
          daysBetween('2026-03-01', moved) === count && plusDays(moved, -count) === '2026-03-01'
        );
      }),
    );
  });

  it('finds the first of a month, earlier years included', () => {
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
    expect(monthStart('2026-11-21', -17)).toBe('2025-06-01');
  });

  it('runs minutes past midnight into the next day', () => {
    expect(momentAt('2026-11-21', 14 * 60 + 5)).toBe('2026-11-21 14:05:00');
    expect(momentAt('2026-11-30', 1440 + 61, 9)).toBe('2026-12-01 01:01:09');
  });

  it.each(['2026-02-31', '0000-00-00', '2026-2-3', 'ayer', ''])(
    'does not take %j for a day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('takes every day it makes for a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30000, max: 30000 }), (count) =>
        isDay(plusDays('2026-01-01', count)),
      ),
    );
  });
});
