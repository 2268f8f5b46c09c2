import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, anyText } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from './arithmetic.ts';
import {
  createCalendarDate,
  daysInMonth,
  getDateParts,
  isLeapYear,
  parseCalendarDate,
} from './calendar.ts';
import type { CalendarDate } from './types.ts';

const toDate = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is not a valid date`);
  return date;
};

describe('parseCalendarDate', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2026-11-21 23:59:59', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T23:00:00-05:00', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('parses %s as %s', (text, date) => {
    expect(parseCalendarDate(text)).toBe(date);
  });

  test.each([
    null,
    undefined,
    '',
    'Invalid Date',
    '2026-02-31',
    '2025-02-29',
    '1900-02-29',
    '0000-00-00',
    '0000-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '2026-1-1',
    '21/11/2026',
    '20261121',
    '2026-11-21x',
    'x2026-11-21',
    '2026-11-21 9',
    '2026-11-21 10:5',
    '2026-11-21 :',
    '12026-11-21',
  ])('returns null for %j', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test.each([
    [2026, 1.5, 1],
    [2026.5, 1, 1],
    [2026, 1, 1.5],
    [10_000, 1, 1],
    [0, 1, 1],
    [-1, 1, 1],
    [2026, 1, 0],
    [2026, 1, 32],
    [2026, -1, 1],
    [Number.NaN, 1, 1],
  ])('the parts %s, %s, %s are not a date', (year, month, dayOfMonth) => {
    expect(createCalendarDate(year, month, dayOfMonth)).toBeNull();
  });
});

test.each([
  [2024, true],
  [2025, false],
  [1900, false],
  [2000, true],
  [2100, false],
])('%s is a leap year: %s', (year, expected) => {
  expect(isLeapYear(year)).toBe(expected);
});

test('daysInMonth returns the days of each month', () => {
  const lengths = Array.from({ length: 14 }, (_, month) => daysInMonth(2025, month));
  expect(lengths).toEqual([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0]);
});

describe('addMonths and addDays', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-21', -2, '2026-09-21'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-06-10', 0, '2026-06-10'],
    ['2026-06-10', -6, '2025-12-10'],
  ])('%s plus %s months is %s', (from, months, to) => {
    expect(addMonths(toDate(from), months)).toBe(to);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1970-01-01', -1, '1969-12-31'],
    ['0001-01-02', -1, '0001-01-01'],
  ])('%s plus %s days is %s', (from, days, to) => {
    expect(addDays(toDate(from), days)).toBe(to);
  });

  test('throw outside the years 1 to 9999', () => {
    expect(() => addDays(toDate('9999-12-31'), 1)).toThrow('outside the years 1 to 9999');
    expect(() => addDays(toDate('0001-01-01'), -1)).toThrow(RangeError);
    expect(() => addMonths(toDate('9999-12-01'), 1)).toThrow(RangeError);
    expect(() => addMonths(toDate('0001-01-01'), -1)).toThrow(RangeError);
  });

  test('startOfMonth and endOfMonth return the first and last day', () => {
    expect(startOfMonth(toDate('2024-02-10'))).toBe('2024-02-01');
    expect(endOfMonth(toDate('2024-02-10'))).toBe('2024-02-29');
  });
});

describe('any dates', () => {
  property('a valid date is parsed unchanged', [anyDate], (date) => {
    expect(parseCalendarDate(date)).toBe(date);
  });

  property(
    'a time after the date is ignored',
    [anyDate, fc.nat({ max: 23 }), fc.nat({ max: 59 })],
    (date, hour, minute) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`;
      expect(parseCalendarDate(`${date} ${time}`)).toBe(date);
      expect(parseCalendarDate(`${date}T${time}-05:00`)).toBe(date);
    },
  );

  property('createCalendarDate restores a date from its parts', [anyDate], (date) => {
    const { year, month, day: dayOfMonth } = getDateParts(date);
    expect(createCalendarDate(year, month, dayOfMonth)).toBe(date);
  });

  property(
    'createCalendarDate returns null only if the date does not exist',
    [
      fc.integer({ min: -5, max: 10_005 }),
      fc.integer({ min: -1, max: 14 }),
      fc.integer({ min: -1, max: 33 }),
    ],
    (year, month, dayOfMonth) => {
      const date = createCalendarDate(year, month, dayOfMonth);
      const exists =
        year >= 1 && year <= 9999 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
      expect(date !== null).toBe(exists);
    },
  );

  property('parsing any text returns a date in it or null', [anyText], (text) => {
    const date = parseCalendarDate(text);
    return date === null || text.includes(date);
  });

  property(
    'adding and subtracting days restores the date',
    [anyDate, fc.integer({ min: -40_000, max: 40_000 })],
    (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
    },
  );

  property(
    'daysBetween inverts addDays',
    [anyDate, fc.integer({ min: -40_000, max: 40_000 })],
    (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    },
  );

  property('dates sort in the same order as text', [anyDate, anyDate], (a, b) => {
    expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0);
  });

  property(
    'adding months keeps the day or uses the last day of the month',
    [anyDate, fc.integer({ min: -600, max: 600 })],
    (date, months) => {
      const result = addMonths(date, months);
      const isSameDay = getDateParts(result).day === getDateParts(date).day;
      expect(isSameDay || result === endOfMonth(result)).toBe(true);
      expect(getDateParts(result).day).toBeLessThanOrEqual(getDateParts(date).day);
    },
  );

  property('adding twelve months adds a year', [anyDate], (date) => {
    expect(getDateParts(addMonths(date, 12)).year).toBe(getDateParts(date).year + 1);
    expect(getDateParts(addMonths(date, -12)).month).toBe(getDateParts(date).month);
  });

  property(
    'a month contains its dates and ends the day before the next month',
    [anyDate],
    (date) => {
      expect(startOfMonth(date) <= date && date <= endOfMonth(date)).toBe(true);
      expect(addDays(endOfMonth(date), 1)).toBe(addMonths(startOfMonth(date), 1));
    },
  );
});
