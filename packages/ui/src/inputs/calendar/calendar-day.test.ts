import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  clampDay,
  getWeekday,
  parseCalendarDay,
  toCalendarDay,
} from './calendar-day.ts';
import { getDayForKey } from './day-for-key.ts';
import { getMonthWeeks } from './month-weeks.ts';

/** Any date from the years 100 to 9899. The results are compared with JavaScript's `Date`. */
const dates = fc.date({
  min: new Date(Date.UTC(100, 0, 1)),
  max: new Date(Date.UTC(9899, 11, 31)),
  noInvalidDate: true,
});
const toIsoDate = (date: Date) => date.toISOString().slice(0, 10);
const toParts = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});
const addDaysToDate = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

describe('calendar days', () => {
  test('converts strings to date parts and back', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseCalendarDay(toIsoDate(date))).toEqual(toParts(date));
        expect(toCalendarDay(toParts(date))).toBe(toIsoDate(date));
      }),
    );
  });

  test.each(['2026-02-31', '0000-00-00', '2025-02-29', '2026-13-01', '2026-1-1', '', 'ayer'])(
    'rejects %j',
    (text) => {
      expect(parseCalendarDay(text)).toBeNull();
    },
  );

  test('counts weekdays from Monday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(getWeekday(toParts(date))).toBe((date.getUTCDay() + 6) % 7);
      }),
    );
  });

  test('adds days like `Date`', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(toCalendarDay(addDays(toParts(date), days))).toBe(
          toIsoDate(addDaysToDate(date, days)),
        );
      }),
    );
  });

  test('returns to the same month after adding and subtracting months', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const { year, month } = toParts(date);
        expect(addMonths(addMonths({ year, month }, months), -months)).toEqual({ year, month });
      }),
    );
  });

  test('uses the last day of a shorter month', () => {
    expect(addMonthsToDay({ year: 2026, month: 1, day: 31 }, 1)).toEqual({
      year: 2026,
      month: 2,
      day: 28,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const result = addMonthsToDay(toParts(date), months);
        expect(toCalendarDay(result)).not.toBeNull();
        expect(result.day).toBeLessThanOrEqual(date.getUTCDate());
      }),
    );
  });

  test('clamps a day to the limits', () => {
    expect(clampDay('2026-11-05', '2026-11-10', '2026-11-20')).toBe('2026-11-10');
    expect(clampDay('2026-11-25', '2026-11-10', '2026-11-20')).toBe('2026-11-20');
    expect(clampDay('2026-11-15', '2026-11-10', '2026-11-20')).toBe('2026-11-15');
  });
});

describe('getMonthWeeks', () => {
  test('contains each day of the month once, in order and under its weekday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, month } = toParts(date);
        const weeks = getMonthWeeks(year, month);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toEqual(days.toSorted());
        expect(days.at(0)).toBe(toCalendarDay({ year, month, day: 1 }));
        expect(days.length).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
        for (const [weekday, day] of weeks.flatMap((week) => [...week.entries()])) {
          const parts = parseCalendarDay(day);
          if (parts !== null) expect(getWeekday(parts)).toBe(weekday);
        }
      }),
    );
  });
});

describe('getDayForKey', () => {
  test.each([
    ['ArrowLeft', false, '2026-10-31'],
    ['ArrowRight', false, '2026-11-02'],
    ['ArrowUp', false, '2026-10-25'],
    ['ArrowDown', false, '2026-11-08'],
    ['Home', false, '2026-10-26'],
    ['End', false, '2026-11-01'],
    ['PageUp', false, '2026-10-01'],
    ['PageDown', false, '2026-12-01'],
    ['PageUp', true, '2025-11-01'],
    ['PageDown', true, '2027-11-01'],
    ['a', false, null],
    ['Tab', false, null],
  ] as const)('%s (shift: %s) moves to %s', (key, shiftKey, day) => {
    expect(getDayForKey(key, shiftKey, '2026-11-01')).toBe(day);
  });

  test('stops at the first and last date', () => {
    expect(getDayForKey('PageDown', true, '9999-12-31')).toBe('9999-12-31');
    expect(getDayForKey('ArrowLeft', false, '0001-01-01')).toBe('0001-01-01');
  });
});
