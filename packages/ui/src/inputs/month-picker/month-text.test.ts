import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMonthOffsetForKey } from './month-offset-for-key.ts';
import {
  addSlash,
  formatIsoMonth,
  formatMonth,
  fromMonthNumber,
  parseMonth,
  toMonthNumber,
} from './month-text.ts';

const months = fc.record({
  year: fc.integer({ min: 1000, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test('parses formatted months, and formats typed digits', () => {
  fc.assert(
    fc.property(months, (month) => {
      const text = formatMonth(month);
      expect(parseMonth(text)).toEqual(month);
      expect(parseMonth(formatIsoMonth(month))).toEqual(month);
      const digits = [...text.replace('/', '')];
      expect(digits.reduce((text, digit) => addSlash(text, text + digit), '')).toBe(text);
    }),
  );
});

test('converts months to numbers and back', () => {
  fc.assert(
    fc.property(months, (month) => {
      expect(fromMonthNumber(toMonthNumber(month))).toEqual(month);
      expect(fromMonthNumber(toMonthNumber(month) + 12)).toEqual({
        ...month,
        year: month.year + 1,
      });
    }),
  );
});

test.each([
  ['9/2026', { year: 2026, month: 9 }],
  ['09-2026', { year: 2026, month: 9 }],
  ['092026', { year: 2026, month: 9 }],
  ['2026-09', { year: 2026, month: 9 }],
  ['13/2026', null],
  ['0/2026', null],
  ['9/26', { year: 2026, month: 9 }],
  ['9/226', null],
  ['0926', null],
  ['', null],
])('parses %j as %j', (input, month) => {
  expect(parseMonth(input)).toEqual(month);
});

/** Returns the text of the field after typing keys one by one at its end. */
const typeKeys = (keys: string) => [...keys].reduce((text, key) => addSlash(text, text + key), '');

test('accepts any separator, a missing leading zero, and the year first', () => {
  const separators = fc.constantFrom('/', '-', '.', ' ');
  fc.assert(
    fc.property(months, separators, fc.boolean(), (month, separator, isShort) => {
      const [digits = '', year = ''] = formatMonth(month).split('/');
      const monthDigits = isShort ? digits.replace(/^0/, '') : digits;
      expect(parseMonth(typeKeys(`${monthDigits}${separator}${year}`))).toEqual(month);
      if (month.year >= 1300) expect(parseMonth(typeKeys(`${year}-${digits}`))).toEqual(month);
    }),
  );
});

test.each([
  ['11-2026', '11/2026'],
  ['11 2026', '11/2026'],
  ['11.2026', '11/2026'],
  ['9-26', '9/26'],
  ['2026-11', '2026-11'],
  ['-', '-'],
])('formats %j, typed key by key, as %j', (keys, text) => {
  expect(typeKeys(keys)).toBe(text);
});

test('does not add slashes to edits before the end', () => {
  expect(addSlash('09/2026', '9/2026')).toBe('9/2026');
  expect(addSlash('09/', '09')).toBe('09');
  expect(addSlash('09/', '09//')).toBe('09/');
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowDown', 3],
  ['Home', -4],
  ['End', 7],
  ['PageDown', 12],
  ['x', null],
] as const)('%s in May moves by %s months', (key, count) => {
  expect(getMonthOffsetForKey(key, 5)).toBe(count);
});

const names = {
  months: { septiembre: 9, setiembre: 9, noviembre: 11, mayo: 5 },
  defaultYear: 2026,
};

test.each([
  ['noviembre de 2025', { year: 2025, month: 11 }],
  ['Noviembre 2025', { year: 2025, month: 11 }],
  ['nov-25', { year: 2025, month: 11 }],
  ['Nov. 2025', { year: 2025, month: 11 }],
  ['setiembre', { year: 2026, month: 9 }],
  ['MAYO', { year: 2026, month: 5 }],
  ['no', null],
  ['novela', null],
  ['noviembre 123', null],
])('parses the name %s', (text, month) => {
  expect(parseMonth(text, names)).toEqual(month);
});
