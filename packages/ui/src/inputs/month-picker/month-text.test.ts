import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsForKey } from './month-for-key.ts';
import {
  isoMonth,
  monthFromNumber,
  monthNumber,
  monthText,
  readMonth,
  withSlash,
} from './month-text.ts';

const months = fc.record({
  year: fc.integer({ min: 1000, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test('parses formatted months, and formats typed digits', () => {
  fc.assert(
    fc.property(months, (month) => {
      const text = monthText(month);
      expect(readMonth(text)).toEqual(month);
      expect(readMonth(isoMonth(month))).toEqual(month);
      const digits = [...text.replace('/', '')];
      expect(digits.reduce((shown, digit) => withSlash(shown, shown + digit), '')).toBe(text);
    }),
  );
});

test('converts months to numbers and back', () => {
  fc.assert(
    fc.property(months, (month) => {
      expect(monthFromNumber(monthNumber(month))).toEqual(month);
      expect(monthFromNumber(monthNumber(month) + 12)).toEqual({ ...month, year: month.year + 1 });
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
])('parses %j as %j', (typed, month) => {
  expect(readMonth(typed)).toEqual(month);
});

/** Returns the text of the field after typing keys one by one at its end. */
const typedOut = (keys: string) =>
  [...keys].reduce((shown, key) => withSlash(shown, shown + key), '');

test('accepts any separator, a missing leading zero, and the year first', () => {
  const marks = fc.constantFrom('/', '-', '.', ' ');
  fc.assert(
    fc.property(months, marks, fc.boolean(), (month, mark, isShort) => {
      const [digits = '', year = ''] = monthText(month).split('/');
      const first = isShort ? digits.replace(/^0/, '') : digits;
      expect(readMonth(typedOut(`${first}${mark}${year}`))).toEqual(month);
      if (month.year >= 1300) expect(readMonth(typedOut(`${year}-${digits}`))).toEqual(month);
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
])('formats %j, typed key by key, as %j', (keys, shown) => {
  expect(typedOut(keys)).toBe(shown);
});

test('does not add slashes to edits before the end', () => {
  expect(withSlash('09/2026', '9/2026')).toBe('9/2026');
  expect(withSlash('09/', '09')).toBe('09');
  expect(withSlash('09/', '09//')).toBe('09/');
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowDown', 3],
  ['Home', -4],
  ['End', 7],
  ['PageDown', 12],
  ['x', null],
] as const)('%s in May moves by %s months', (key, count) => {
  expect(monthsForKey(key, 5)).toBe(count);
});
