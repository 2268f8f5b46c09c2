import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  getDay,
  getParts,
  getWeekday,
  sameDayInMonths,
} from './calendar-day.ts';
import { dayForKey } from './day-for-key.ts';
import { monthWeeks } from './month-weeks.ts';

/** Any date from the years 100 to 9899. The results are compared with JavaScript's `Date`. */
const dates = fc.date({
  min: new Date(Date.UTC(100, 0, 1)),
  max: new Date(Date.UTC(9899, 11, 31)),
  noInvalidDate: true,
});
const getText = (date: Date) => date.toISOString().slice(0, 10);
const partsOfDate = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});
const away = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

describe('days', () => {
  test('converts texts to parts and back', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(getParts(getText(date))).toEqual(partsOfDate(date));
        expect(getDay(partsOfDate(date))).toBe(getText(date));
      }),
    );
  });

  test.each(['2026-02-31', '0000-00-00', '2025-02-29', '2026-13-01', '2026-1-1', '', 'ayer'])(
    'rejects %j',
    (text) => {
      expect(getParts(text)).toBeNull();
    },
  );

  test('counts weekdays from Monday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(getWeekday(partsOfDate(date))).toBe((date.getUTCDay() + 6) % 7);
      }),
    );
  });

  test('adds days like `Date`', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(getDay(addDays(partsOfDate(date), days))).toBe(getText(away(date, days)));
      }),
    );
  });

  test('returns to the same month after adding and subtracting months', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const { year, month } = partsOfDate(date);
        expect(addMonths(addMonths({ year, month }, months), -months)).toEqual({ year, month });
      }),
    );
  });

  test('uses the last day of a shorter month', () => {
    expect(sameDayInMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({
      year: 2026,
      month: 2,
      day: 28,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const there = sameDayInMonths(partsOfDate(date), months);
        expect(getDay(there)).not.toBeNull();
        expect(there.day).toBeLessThanOrEqual(date.getUTCDate());
      }),
    );
  });

  test('clamps a day to the limits', () => {
    expect(clampDay('2026-11-05', '2026-11-10', '2026-11-20')).toBe('2026-11-10');
    expect(clampDay('2026-11-25', '2026-11-10', '2026-11-20')).toBe('2026-11-20');
    expect(clampDay('2026-11-15', '2026-11-10', '2026-11-20')).toBe('2026-11-15');
  });
});

describe('monthWeeks', () => {
  test('contains each day of the month once, in order and under its weekday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, month } = partsOfDate(date);
        const weeks = monthWeeks(year, month);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toEqual(days.toSorted());
        expect(days.at(0)).toBe(getDay({ year, month, day: 1 }));
        expect(days.length).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
        for (const [weekday, day] of weeks.flatMap((week) => [...week.entries()])) {
          const parts = getParts(day);
          if (parts !== null) expect(getWeekday(parts)).toBe(weekday);
        }
      }),
    );
  });
});

describe('dayForKey', () => {
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
  ] as const)('%s (shift: %s) moves to %s', (key, shift, day) => {
    expect(dayForKey(key, shift, '2026-11-01')).toBe(day);
  });

  test('stops at the first and last date', () => {
    expect(dayForKey('PageDown', true, '9999-12-31')).toBe('9999-12-31');
    expect(dayForKey('ArrowLeft', false, '0001-01-01')).toBe('0001-01-01');
  });
});
