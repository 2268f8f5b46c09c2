import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanishMessages } from '../../messages/index.ts';
import { getDay } from './calendar-day.ts';
import { dayText, readDay, withSlashes } from './day-text.ts';
import { limitsText, readWithin } from './parsed-day.ts';

const days = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(getDay)
  .filter((day) => day !== null);

/** Returns the text of the field after typing keys one by one at its end. */
const typedOut = (keys: string) =>
  [...keys].reduce((shown, key) => withSlashes(shown, shown + key), '');

describe('dayText and readDay', () => {
  test('parses formatted days back to the same day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDay(dayText(day))).toBe(day);
        expect(readDay(dayText(day).replaceAll('/', '-'))).toBe(day);
        expect(readDay(dayText(day).replaceAll('/', ''))).toBe(day);
        expect(readDay(` ${day} `)).toBe(day);
      }),
    );
  });

  test.each([
    ['5/1/2026', '2026-01-05'],
    ['05.11.2026', '2026-11-05'],
    ['5 11 2026', '2026-11-05'],
    ['05112026', '2026-11-05'],
    ['31/02/2026', null],
    ['29/02/2025', null],
    ['29/02/2024', '2024-02-29'],
    ['05/11/26', '2026-11-05'],
    ['5-1-99', '2099-01-05'],
    ['05/11/226', null],
    ['051126', null],
    ['5/11-2026', null],
    ['11/13/2026', null],
    ['0/11/2026', null],
    ['05/11/2026 10:00', null],
    ['mañana', null],
    ['', null],
  ])('parses %j as %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  test('formats every parsed day as text that can be parsed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/.-]{0,11}$/), (typed) => {
        const day = readDay(typed);
        if (day !== null) expect(readDay(dayText(day))).toBe(day);
      }),
    );
  });

  test.each([null, '2026-02-31', '0000-00-00'])('formats %j as an empty text', (day) => {
    expect(dayText(day)).toBe('');
  });
});

describe('withSlashes', () => {
  test('completes a date from its eight digits', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(typedOut(dayText(day).replaceAll('/', ''))).toBe(dayText(day));
      }),
    );
  });

  test('accepts typed slashes', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(typedOut(dayText(day))).toBe(dayText(day));
      }),
    );
  });

  const marks = fc.constantFrom('/', '-', '.', ' ');

  test('accepts any separator, with or without leading zeros', () => {
    fc.assert(
      fc.property(days, marks, fc.boolean(), fc.boolean(), (day, mark, shortDay, shortMonth) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        const short = (digits: string, isShort: boolean) =>
          isShort ? digits.replace(/^0/, '') : digits;
        const keys = [short(dayOfMonth, shortDay), short(month, shortMonth), year].join(mark);
        expect(readDay(typedOut(keys))).toBe(day);
      }),
    );
  });

  test('accepts two-digit years of this century', () => {
    fc.assert(
      fc.property(days, marks, (day, mark) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        const typed = typedOut([dayOfMonth, month, year.slice(2)].join(mark));
        expect(readDay(typed)).toBe(
          getDay({
            year: 2000 + Number(year.slice(2)),
            month: Number(month),
            day: Number(dayOfMonth),
          }),
        );
      }),
    );
  });

  test('accepts the year first if its last two digits are not a month', () => {
    fc.assert(
      fc.property(
        days.filter((day) => Number(day.slice(2, 4)) > 12),
        (day) => {
          expect(typedOut(day)).toBe(day);
        },
      ),
    );
  });

  test.each([
    ['20-11-2026', '20/11/2026'],
    ['20 11 2026', '20/11/2026'],
    ['20.11.2026', '20/11/2026'],
    ['20-11-26', '20/11/26'],
    ['5-1-2026', '5/1/2026'],
    ['20-1-2026', '20/1/2026'],
    ['2026-11-20', '2026-11-20'],
    ['20//11--2026', '20/11/2026'],
    ['20/11/2026-', '20/11/2026-'],
    ['-', '-'],
  ])('formats %j, typed key by key, as %j', (keys, shown) => {
    expect(typedOut(keys)).toBe(shown);
  });

  test.each([
    ['12/', '12', '12'],
    ['12', '123', '12/3'],
    ['12/11', '12/112', '12/11/2'],
    ['1', '1/', '1/'],
    ['12/11/2026', '2/11/2026', '2/11/2026'],
    ['', '05/11/2026', '05/11/2026'],
  ])('formats an edit from %j to %j as %j', (previous, typed, shown) => {
    expect(withSlashes(previous, typed)).toBe(shown);
  });
});

describe('limits', () => {
  const limits = { min: '2026-09-21', max: '2026-11-21' };

  test.each([
    ['', { kind: 'empty' }],
    ['21/09/2026', { kind: 'day', day: '2026-09-21' }],
    ['21/11/2026', { kind: 'day', day: '2026-11-21' }],
    ['22/11/2026', { kind: 'outside' }],
    ['20/09/2026', { kind: 'outside' }],
    ['hoy', { kind: 'unreadable' }],
  ])('parses %j as %j', (typed, reading) => {
    expect(readWithin(typed, limits)).toEqual(reading);
  });

  test.each([
    [limits, 'Escriba una fecha entre el 21/09/2026 y el 21/11/2026.'],
    [{ min: '2026-09-21' }, 'Escriba una fecha desde el 21/09/2026.'],
    [{ max: '2026-11-21' }, 'Escriba una fecha hasta el 21/11/2026.'],
  ])('describes %j as %j', (some, text) => {
    expect(limitsText(some, spanishMessages)).toBe(text);
  });
});
