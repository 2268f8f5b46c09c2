import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from './arithmetic.ts';
import { parseCalendarDate } from './calendar.ts';
import {
  getCertificateLimits,
  getCompensationLimits,
  getDefaultCompensationsRange,
  getDefaultOrdersRange,
  getOrderRequestLimits,
} from './filter-ranges.ts';
import { formatDate, invalidDateText, shortMonths } from './format-date.ts';
import {
  addDayTimes,
  getCompleteRange,
  getRangeError,
  isWithinLimits,
  parseDateRange,
} from './ranges.ts';
import type { CalendarDate, DateLimits } from './types.ts';

const toDate = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is not a valid date`);
  return date;
};
const noLimits: DateLimits = { min: null, max: null };
const anyDateOrNull = fc.option(anyDate);

describe('formatDate (spec 5)', () => {
  test.each([
    ['2026-03-05', '5 mar 2026'],
    ['2026-11-21', '21 nov 2026'],
    ['2026-01-01', '1 ene 2026'],
    ['0987-12-31', '31 dic 0987'],
  ])('formats %s as %s', (date, text) => {
    expect(formatDate(toDate(date))).toBe(text);
  });

  test('formats an invalid date as 00/00/0000', () => {
    expect(formatDate(null)).toBe('00/00/0000');
    expect(formatDate(parseCalendarDate('2026-02-31'))).toBe(invalidDateText);
  });

  test('uses the Spanish names of the months', () => {
    expect(shortMonths.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
  });

  property('the formatted date contains day, month and year', [anyDate], (date) => {
    const [dayOfMonth, month, year] = formatDate(date).split(' ');
    const number = shortMonths.map(String).indexOf(month ?? '') + 1;
    expect(`${year}-${String(number).padStart(2, '0')}-${dayOfMonth?.padStart(2, '0')}`).toBe(date);
  });

  property('different dates are formatted differently', [anyDate, anyDate], (a, b) => {
    expect(formatDate(a) === formatDate(b)).toBe(a === b);
  });
});

describe('getCompleteRange and getRangeError (spec 5)', () => {
  const earlier = toDate('2026-01-01');
  const later = toDate('2026-02-01');

  test.each([
    [null, null],
    [earlier, null],
    [null, later],
    [later, earlier],
  ])('the range %s to %s is not complete', (start, end) => {
    expect(getCompleteRange({ start, end })).toBeNull();
  });

  test.each([
    [
      { start: '2026-01-01', end: '2026-02-01' },
      { start: earlier, end: later },
    ],
    [{ start: '2026-02-01', end: '2026-01-01' }, null],
    [{ start: '2026-01-01', end: '' }, null],
    [{ start: null, end: '2026-01-01' }, null],
    [{ start: '2026-02-31', end: '2026-03-01' }, null],
  ])('parses %j as %j', (texts, range) => {
    expect(parseDateRange(texts)).toEqual(range);
  });

  test('a range with both ends in order is complete, even if it is a single day', () => {
    expect(getCompleteRange({ start: earlier, end: later })).toEqual({
      start: earlier,
      end: later,
    });
    expect(getCompleteRange({ start: earlier, end: earlier })).toEqual({
      start: earlier,
      end: earlier,
    });
  });

  test('invalid ranges have a message', () => {
    expect(getRangeError({ start: later, end: earlier }, noLimits)).toEqual({
      key: 'The start date cannot be after the end date.',
    });
    expect(getRangeError({ start: earlier, end: later }, { min: null, max: earlier })).toEqual({
      key: 'The date is outside the allowed range.',
    });
    expect(getRangeError({ start: earlier, end: null }, { min: later, max: null })).toEqual({
      key: 'The date is outside the allowed range.',
    });
  });

  test.each([
    [null, null],
    [earlier, null],
    [null, later],
    [earlier, earlier],
    [earlier, later],
  ])('the range %s to %s is valid', (start, end) => {
    expect(getRangeError({ start, end }, { min: earlier, max: later })).toBeNull();
  });

  test('addDayTimes adds the first and last second of the days', () => {
    expect(addDayTimes({ start: earlier, end: later })).toEqual({
      from: '2026-01-01 00:00:00',
      to: '2026-02-01 23:59:59',
    });
  });

  property(
    'a complete range is in order and has the selected ends',
    [anyDateOrNull, anyDateOrNull],
    (start, end) => {
      const range = getCompleteRange({ start, end });
      expect(
        range === null || (range.start <= range.end && range.start === start && range.end === end),
      ).toBe(true);
    },
  );

  property(
    'a range is complete if and only if both ends are set and valid',
    [anyDateOrNull, anyDateOrNull],
    (start, end) => {
      const isComplete =
        start !== null && end !== null && getRangeError({ start, end }, noLimits) === null;
      expect(getCompleteRange({ start, end }) !== null).toBe(isComplete);
    },
  );

  property(
    'isWithinLimits includes both limits',
    [anyDate, anyDateOrNull, anyDateOrNull],
    (date, min, max) => {
      const isOutside =
        (min !== null && daysBetween(min, date) < 0) ||
        (max !== null && daysBetween(date, max) < 0);
      expect(isWithinLimits(date, { min, max })).toBe(!isOutside);
    },
  );
});

describe('the ranges of the filters (spec 2 and 5)', () => {
  const today = toDate('2026-03-31');

  test.each([
    [
      'orders: the last two months up to today',
      getDefaultOrdersRange(today),
      '2026-01-31',
      '2026-03-31',
    ],
    [
      'compensations: from the first of the previous month',
      getDefaultCompensationsRange(today),
      '2026-02-01',
      '2026-03-31',
    ],
    [
      'compensations in January: from December of the previous year',
      getDefaultCompensationsRange(toDate('2026-01-31')),
      '2025-12-01',
      '2026-01-31',
    ],
  ])('default range of %s', (_, range, start, end) => {
    expect(range).toEqual({ start, end });
  });

  test.each([
    [
      'certificates: from one year ago to yesterday',
      getCertificateLimits(today),
      '2025-03-31',
      '2026-03-30',
    ],
    ['compensations: up to today', getCompensationLimits(today), null, '2026-03-31'],
    ['order request date: up to today', getOrderRequestLimits(today), null, '2026-03-31'],
  ])('limits of %s', (_, limits, min, max) => {
    expect(limits).toEqual({ min, max });
  });

  property('every default range is complete and ends today', [anyDate], (date) => {
    for (const range of [getDefaultOrdersRange(date), getDefaultCompensationsRange(date)]) {
      expect(getCompleteRange(range)).toEqual(range);
      expect(range.end).toBe(date);
    }
  });

  property(
    'the compensation range starts on the first day of the previous month',
    [anyDate],
    (date) => {
      const { start } = getDefaultCompensationsRange(date);
      expect(start).toBe(startOfMonth(start));
      expect(addDays(endOfMonth(start), 1)).toBe(startOfMonth(date));
    },
  );

  property('certificate limits include yesterday and exclude today', [anyDate], (date) => {
    const limits = getCertificateLimits(date);
    expect(isWithinLimits(addDays(date, -1), limits)).toBe(true);
    expect(isWithinLimits(date, limits)).toBe(false);
    expect(isWithinLimits(addDays(addMonths(date, -12), -1), limits)).toBe(false);
  });

  property('limits are relative to the current date', [anyDate], (date) => {
    expect(isWithinLimits(addDays(date, 1), getOrderRequestLimits(date))).toBe(false);
    expect(isWithinLimits(date, getOrderRequestLimits(date))).toBe(true);
    expect(isWithinLimits(date, { min: null, max: null })).toBe(true);
  });
});
