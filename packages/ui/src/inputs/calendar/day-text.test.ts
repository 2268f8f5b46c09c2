import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanishMessages } from '../../messages/index.ts';
import { toCalendarDay } from './calendar-day.ts';
import { addSlashes, formatDay, parseDay } from './day-text.ts';
import { getLimitsMessage, parseDayWithin } from './parsed-day.ts';

const days = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(toCalendarDay)
  .filter((day) => day !== null);

/** Returns the text of the field after typing keys one by one at its end. */
const typeKeys = (keys: string) =>
  [...keys].reduce((text, key) => addSlashes(text, text + key), '');

describe('formatDay and parseDay', () => {
  test('parses formatted days back to the same day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDay(formatDay(day))).toBe(day);
        expect(parseDay(formatDay(day).replaceAll('/', '-'))).toBe(day);
        expect(parseDay(formatDay(day).replaceAll('/', ''))).toBe(day);
        expect(parseDay(` ${day} `)).toBe(day);
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
  ])('parses %j as %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test('formats every parsed day as text that can be parsed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/.-]{0,11}$/), (text) => {
        const day = parseDay(text);
        if (day !== null) expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });

  test.each([null, '2026-02-31', '0000-00-00'])('formats %j as an empty string', (day) => {
    expect(formatDay(day)).toBe('');
  });
});

describe('addSlashes', () => {
  test('completes a date from its eight digits', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(typeKeys(formatDay(day).replaceAll('/', ''))).toBe(formatDay(day));
      }),
    );
  });

  test('accepts typed slashes', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(typeKeys(formatDay(day))).toBe(formatDay(day));
      }),
    );
  });

  const separators = fc.constantFrom('/', '-', '.', ' ');

  test('accepts any separator, with or without leading zeros', () => {
    fc.assert(
      fc.property(
        days,
        separators,
        fc.boolean(),
        fc.boolean(),
        (day, separator, shortDay, shortMonth) => {
          const [year = '', month = '', dayOfMonth = ''] = day.split('-');
          const shorten = (digits: string, isShort: boolean) =>
            isShort ? digits.replace(/^0/, '') : digits;
          const keys = [shorten(dayOfMonth, shortDay), shorten(month, shortMonth), year].join(
            separator,
          );
          expect(parseDay(typeKeys(keys))).toBe(day);
        },
      ),
    );
  });

  test('accepts two-digit years of this century', () => {
    fc.assert(
      fc.property(days, separators, (day, separator) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        const text = typeKeys([dayOfMonth, month, year.slice(2)].join(separator));
        expect(parseDay(text)).toBe(
          toCalendarDay({
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
          expect(typeKeys(day)).toBe(day);
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
  ])('formats %j, typed key by key, as %j', (keys, text) => {
    expect(typeKeys(keys)).toBe(text);
  });

  test.each([
    ['12/', '12', '12'],
    ['12', '123', '12/3'],
    ['12/11', '12/112', '12/11/2'],
    ['1', '1/', '1/'],
    ['12/11/2026', '2/11/2026', '2/11/2026'],
    ['', '05/11/2026', '05/11/2026'],
  ])('formats an edit from %j to %j as %j', (previous, input, text) => {
    expect(addSlashes(previous, input)).toBe(text);
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
  ])('parses %j as %j', (text, expected) => {
    expect(parseDayWithin(text, limits)).toEqual(expected);
  });

  test.each([
    [limits, 'Escriba una fecha entre el 21/09/2026 y el 21/11/2026.'],
    [{ min: '2026-09-21' }, 'Escriba una fecha desde el 21/09/2026.'],
    [{ max: '2026-11-21' }, 'Escriba una fecha hasta el 21/11/2026.'],
  ])('describes %j as %j', (partialLimits, text) => {
    expect(getLimitsMessage(partialLimits, spanishMessages)).toBe(text);
  });
});
