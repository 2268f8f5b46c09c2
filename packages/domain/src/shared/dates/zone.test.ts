import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anyDate, anyInstant, anyTimeZone, timeZones } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { daysBetween } from './arithmetic.ts';
import { getLocalTime, getToday, parseLocalTime } from './zone.ts';

const justBeforeMidnight = Date.parse('2026-11-22T04:59:59.999Z');

/** Zones of the stores. */
const storeZones = ['America/Bogota', 'America/Lima', 'America/Guayaquil', 'America/Panama'];

describe('getToday and getLocalTime', () => {
  test.each(storeZones)('use the date in %s', (timeZone) => {
    expect(getToday(timeZone, justBeforeMidnight)).toBe('2026-11-21');
    expect(getToday(timeZone, justBeforeMidnight + 1)).toBe('2026-11-22');
    expect(getLocalTime(timeZone, justBeforeMidnight)).toEqual({
      date: '2026-11-21',
      time: '23:59:59',
    });
    expect(getLocalTime(timeZone, justBeforeMidnight + 1).time).toBe('00:00:00');
  });
});

test('getToday returns the date in the time zone', () => {
  const instant = Date.parse('2026-06-15T10:30:00Z');
  expect(getToday('Pacific/Kiritimati', instant)).toBe('2026-06-16');
  expect(getToday('UTC', instant)).toBe('2026-06-15');
  expect(getToday('Pacific/Pago_Pago', instant)).toBe('2026-06-14');
});

test('getToday throws for an invalid zone or instant', () => {
  expect(() => getToday('America/Nowhere', 0)).toThrow(RangeError);
  expect(() => getToday('UTC', Number.NaN)).toThrow(RangeError);
  expect(getToday('UTC', Date.parse('0987-06-15T12:00:00Z'))).toBe('0987-06-15');
  expect(getToday('UTC', Date.parse('0001-01-01T00:00:00Z'))).toBe('0001-01-01');
  expect(() => getToday('UTC', Date.parse('0001-01-01T00:00:00Z') - 1)).toThrow(RangeError);
  expect(() => getToday('UTC', 8.64e15)).toThrow('Not an instant of the calendar');
});

test('parseLocalTime parses a midnight with and without daylight saving time', () => {
  const getStart = (zone: string, date: string) =>
    new Date(parseLocalTime(`${date} 00:00:00`, zone) ?? Number.NaN).toISOString();
  expect(getStart('America/Bogota', '2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
  expect(getStart('Europe/Madrid', '2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(getStart('Europe/Madrid', '2026-01-01')).toBe('2025-12-31T23:00:00.000Z');
  expect(getStart('Pacific/Kiritimati', '2026-01-01')).toBe('2025-12-31T10:00:00.000Z');
  expect(getStart('Pacific/Pago_Pago', '2026-01-01')).toBe('2026-01-01T11:00:00.000Z');
});

describe('parseLocalTime', () => {
  test.each([
    ['2026-03-15 08:30:05', '2026-03-15T13:30:05Z'],
    ['2026-03-15 08:30', '2026-03-15T13:30:00Z'],
    ['2026-03-15T08:30:05.000Z', '2026-03-15T13:30:05Z'],
    [' 2026-03-15 23:59:59 ', '2026-03-16T04:59:59Z'],
  ])('parses %s in Bogotá as %s', (text, instant) => {
    expect(parseLocalTime(text, 'America/Bogota')).toBe(Date.parse(instant));
  });

  test.each([
    '',
    '2026-03-15',
    '2026-02-31 08:30:00',
    '2026-03-15 25:61:00',
    '15/03/2026 08:30:00',
  ])('returns null for %j', (text) => {
    expect(parseLocalTime(text, 'America/Bogota')).toBeNull();
  });

  property('restores the instant of a local time', [anyInstant], (now) => {
    const second = Math.floor(now / 1000) * 1000;
    const { date, time } = getLocalTime('America/Bogota', second);
    expect(parseLocalTime(`${date} ${time}`, 'America/Bogota')).toBe(second);
  });
});

describe('the time zone of the computer', () => {
  const originalZone = process.env.TZ;
  afterEach(() => {
    if (originalZone === undefined) delete process.env.TZ;
    else process.env.TZ = originalZone;
  });

  test('has no effect, even on days of a clock change', () => {
    for (const zone of ['UTC', 'America/New_York', 'Europe/Madrid', 'Pacific/Kiritimati']) {
      process.env.TZ = zone;
      expect(parseLocalTime('2026-03-08 02:30:00', 'America/Bogota')).toBe(
        Date.parse('2026-03-08T07:30:00Z'),
      );
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = Date.UTC(2026, 2, 8, hour, 30);
        const localText = new Date(instant - 5 * 3_600_000).toISOString();
        expect(getLocalTime('America/Bogota', instant)).toEqual({
          date: localText.slice(0, 10),
          time: localText.slice(11, 19),
        });
      }
    }
  });
});

describe('properties across ten time zones', () => {
  test('includes ten time zones', () => {
    expect(new Set(timeZones).size).toBe(10);
  });

  property(
    'local and UTC dates differ by at most a day',
    [anyTimeZone, anyInstant],
    (zone, now) => {
      expect(Math.abs(daysBetween(getToday('UTC', now), getToday(zone, now)))).toBeLessThanOrEqual(
        1,
      );
    },
  );

  property('local times are valid times', [anyTimeZone, anyInstant], (zone, now) => {
    expect(getLocalTime(zone, now).time).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
  });

  property('the three store zones always have the same date', [anyInstant], (now) => {
    const days = storeZones.map((timeZone) => getToday(timeZone, now));
    // Peru and Ecuador had daylight saving time in the early nineties.
    return now < 800_000_000_000 || new Set(days).size === 1;
  });
});

describe('with Temporal', () => {
  /** The result of `read` with Intl alone and with Temporal. */
  const readTwice = <Result>(read: () => Result): readonly [Result, Result] => {
    const withIntl = read();
    vi.stubGlobal('Temporal', Temporal);
    try {
      return [withIntl, read()];
    } finally {
      vi.unstubAllGlobals();
    }
  };

  property('local times are those of Intl', [anyTimeZone, anyInstant], (zone, now) => {
    const [expected, actual] = readTwice(() => getLocalTime(zone, now + 0.5));
    expect(actual).toEqual(expected);
  });

  property('midnights are those of Intl', [anyTimeZone, anyDate], (zone, date) => {
    const [expected, actual] = readTwice(() => parseLocalTime(`${date} 00:00:00`, zone));
    expect(actual).toBe(expected);
  });

  test('the last evening of the calendar is the same instant', () => {
    const text = '9999-12-31 23:00:00';
    const [expected, actual] = readTwice(() => parseLocalTime(text, 'Pacific/Kiritimati'));
    expect(expected).toBe(Date.parse('9999-12-31T09:00:00Z'));
    expect(actual).toBe(expected);
  });

  test('an unknown zone, an invalid instant and one outside of the calendar are range errors', () => {
    vi.stubGlobal('Temporal', Temporal);
    expect(() => getToday('America/Nowhere', 0)).toThrow(RangeError);
    expect(() => getToday('UTC', Number.NaN)).toThrow(RangeError);
    expect(() => getToday('UTC', 8.64e15)).toThrow('Not an instant of the calendar');
    expect(() => getToday('UTC', Date.parse('0001-01-01T00:00:00Z') - 1)).toThrow(RangeError);
    vi.unstubAllGlobals();
  });
});
