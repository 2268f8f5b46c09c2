import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from './arithmetic.ts';
import { parseCalendarDate } from './calendar.ts';
import {
  certificateLimits,
  compensationLimits,
  defaultCompensationsRange,
  defaultOrdersRange,
  documentDateLimits,
  orderDeliveryLimits,
  orderRequestLimits,
  selectionExpirationLimits,
} from './filter-ranges.ts';
import { formatDate, invalidDateText, shortMonths } from './format-date.ts';
import { completeRange, rangeProblem, withDayTimes, withinLimits } from './ranges.ts';
import type { CalendarDate, DateLimits } from './types.ts';

const day = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is no date`);
  return date;
};
const open: DateLimits = { min: null, max: null };
const maybeDate = fc.option(anyDate);

describe('a date as it is shown (spec 5)', () => {
  test.each([
    ['2026-03-05', '5 mar 2026'],
    ['2026-11-21', '21 nov 2026'],
    ['2026-01-01', '1 ene 2026'],
    ['0987-12-31', '31 dic 0987'],
  ])('%s is %s', (date, text) => {
    expect(formatDate(day(date))).toBe(text);
  });

  test('an invalid one is 00/00/0000', () => {
    expect(formatDate(null)).toBe('00/00/0000');
    expect(formatDate(parseCalendarDate('2026-02-31'))).toBe(invalidDateText);
  });

  test('the months in Spanish', () => {
    expect(shortMonths.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
  });

  property('day, month and year can be read back', [anyDate], (date) => {
    const [dayOfMonth, month, year] = formatDate(date).split(' ');
    const number = shortMonths.map(String).indexOf(month ?? '') + 1;
    expect(`${year}-${String(number).padStart(2, '0')}-${dayOfMonth?.padStart(2, '0')}`).toBe(date);
  });

  property('two days never look the same', [anyDate, anyDate], (a, b) => {
    expect(formatDate(a) === formatDate(b)).toBe(a === b);
  });
});

describe('a range being selected (spec 5)', () => {
  const early = day('2026-01-01');
  const late = day('2026-02-01');

  test.each([
    [null, null],
    [early, null],
    [null, late],
    [late, early],
  ])('%s to %s is not emitted', (start, end) => {
    expect(completeRange({ start, end })).toBeNull();
  });

  test('both ends in order are emitted, one day included', () => {
    expect(completeRange({ start: early, end: late })).toEqual({ start: early, end: late });
    expect(completeRange({ start: early, end: early })).toEqual({ start: early, end: early });
  });

  test('invalid ranges have a message', () => {
    expect(rangeProblem({ start: late, end: early }, open)).toEqual({
      key: 'The start date cannot be after the end date.',
    });
    expect(rangeProblem({ start: early, end: late }, { min: null, max: early })).toEqual({
      key: 'The date is outside the allowed range.',
    });
    expect(rangeProblem({ start: early, end: null }, { min: late, max: null })).toEqual({
      key: 'The date is outside the allowed range.',
    });
  });

  test.each([
    [null, null],
    [early, null],
    [null, late],
    [early, early],
    [early, late],
  ])('%s to %s is valid', (start, end) => {
    expect(rangeProblem({ start, end }, { min: early, max: late })).toBeNull();
  });

  test('the backend receives whole days', () => {
    expect(withDayTimes({ start: early, end: late })).toEqual({
      from: '2026-01-01 00:00:00',
      to: '2026-02-01 23:59:59',
    });
  });

  property('what is emitted is in order and was selected', [maybeDate, maybeDate], (start, end) => {
    const range = completeRange({ start, end });
    expect(
      range === null || (range.start <= range.end && range.start === start && range.end === end),
    ).toBe(true);
  });

  property('emitted exactly when complete and valid', [maybeDate, maybeDate], (start, end) => {
    const whole = start !== null && end !== null && rangeProblem({ start, end }, open) === null;
    expect(completeRange({ start, end }) !== null).toBe(whole);
  });

  property('within limits is between them', [anyDate, maybeDate, maybeDate], (date, min, max) => {
    const outside =
      (min !== null && daysBetween(min, date) < 0) || (max !== null && daysBetween(date, max) < 0);
    expect(withinLimits(date, { min, max })).toBe(!outside);
  });
});

describe('the ranges of the filters (spec 2 and 5)', () => {
  const today = day('2026-03-31');

  test.each([
    ['orders: the last two months to today', defaultOrdersRange(today), '2026-01-31', '2026-03-31'],
    [
      'compensations: from the first of the previous month',
      defaultCompensationsRange(today),
      '2026-02-01',
      '2026-03-31',
    ],
    [
      'compensations in January: from December of the previous year',
      defaultCompensationsRange(day('2026-01-31')),
      '2025-12-01',
      '2026-01-31',
    ],
  ])('%s', (_, range, start, end) => {
    expect(range).toEqual({ start, end });
  });

  test.each([
    [
      'certificates: one year ago to yesterday',
      certificateLimits(today),
      '2025-03-31',
      '2026-03-30',
    ],
    ['compensations: today at most', compensationLimits(today), null, '2026-03-31'],
    ['order request date: today at most', orderRequestLimits(today), null, '2026-03-31'],
    ['estimated delivery: no limit', orderDeliveryLimits, null, null],
    ['document date: today at most', documentDateLimits(today), null, '2026-03-31'],
    [
      'selection expiration: yesterday at most',
      selectionExpirationLimits(today),
      null,
      '2026-03-30',
    ],
  ])('%s', (_, limits, min, max) => {
    expect(limits).toEqual({ min, max });
  });

  property('every default range is complete and ends today', [anyDate], (date) => {
    for (const range of [defaultOrdersRange(date), defaultCompensationsRange(date)]) {
      expect(completeRange(range)).toEqual(range);
      expect(range.end).toBe(date);
    }
  });

  property('the compensation range begins a month and covers it whole', [anyDate], (date) => {
    const { start } = defaultCompensationsRange(date);
    expect(start).toBe(startOfMonth(start));
    expect(addDays(endOfMonth(start), 1)).toBe(startOfMonth(date));
  });

  property('certificates allow yesterday and never today', [anyDate], (date) => {
    const limits = certificateLimits(date);
    expect(withinLimits(addDays(date, -1), limits)).toBe(true);
    expect(withinLimits(date, limits)).toBe(false);
    expect(withinLimits(addDays(addMonths(date, -12), -1), limits)).toBe(false);
  });

  property('limits move with the day', [anyDate], (date) => {
    expect(withinLimits(addDays(date, 1), documentDateLimits(date))).toBe(false);
    expect(withinLimits(date, orderRequestLimits(date))).toBe(true);
    expect(withinLimits(date, selectionExpirationLimits(date))).toBe(false);
    expect(withinLimits(date, orderDeliveryLimits)).toBe(true);
  });
});
