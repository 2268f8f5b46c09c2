import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { anyDate, anyInstant, anyZone, tenZones } from '../../../test/arbitraries.ts';
import { property } from '../../../test/property.ts';
import { addDays, daysBetween } from './arithmetic.ts';
import { parseCalendarDate } from './calendar.ts';
import { localTimeIn, parseLocalTime, startOfDayIn, todayIn, yesterdayIn } from './zone.ts';

const justBeforeMidnight = Date.parse('2026-11-22T04:59:59.999Z');

/** Zones of the stores of the specification. */
const specified = ['America/Bogota', 'America/Lima', 'America/Guayaquil'];

describe('today in the stores, five hours behind UTC', () => {
  test.each(specified)('%s', (timeZone) => {
    expect(todayIn(timeZone, justBeforeMidnight)).toBe('2026-11-21');
    expect(todayIn(timeZone, justBeforeMidnight + 1)).toBe('2026-11-22');
    expect(yesterdayIn(timeZone, justBeforeMidnight)).toBe('2026-11-20');
    expect(localTimeIn(timeZone, justBeforeMidnight)).toEqual({
      date: '2026-11-21',
      time: '23:59:59',
    });
    expect(localTimeIn(timeZone, justBeforeMidnight + 1).time).toBe('00:00:00');
  });
});

test('one instant can be three different dates', () => {
  const instant = Date.parse('2026-06-15T10:30:00Z');
  expect(todayIn('Pacific/Kiritimati', instant)).toBe('2026-06-16');
  expect(todayIn('UTC', instant)).toBe('2026-06-15');
  expect(todayIn('Pacific/Pago_Pago', instant)).toBe('2026-06-14');
});

test('throws for a zone or an instant that does not exist', () => {
  expect(() => todayIn('America/Nowhere', 0)).toThrow(RangeError);
  expect(() => todayIn('UTC', Number.NaN)).toThrow(RangeError);
  expect(todayIn('UTC', Date.parse('0987-06-15T12:00:00Z'))).toBe('0987-06-15');
  expect(todayIn('UTC', Date.parse('0001-01-01T00:00:00Z'))).toBe('0001-01-01');
  expect(() => todayIn('UTC', Date.parse('0001-01-01T00:00:00Z') - 1)).toThrow(RangeError);
  expect(() => todayIn('UTC', 8.64e15)).toThrow('Not an instant of the calendar');
});

test('the day starts at local midnight, with or without daylight saving', () => {
  const start = (zone: string, text: string) => {
    const date = parseCalendarDate(text);
    return date === null ? null : new Date(startOfDayIn(zone, date)).toISOString();
  };
  expect(start('America/Bogota', '2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
  expect(start('Europe/Madrid', '2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(start('Europe/Madrid', '2026-01-01')).toBe('2025-12-31T23:00:00.000Z');
  expect(start('Pacific/Kiritimati', '2026-01-01')).toBe('2025-12-31T10:00:00.000Z');
  expect(start('Pacific/Pago_Pago', '2026-01-01')).toBe('2026-01-01T11:00:00.000Z');
});

describe('a local time', () => {
  test.each([
    ['2026-03-15 08:30:05', '2026-03-15T13:30:05Z'],
    ['2026-03-15 08:30', '2026-03-15T13:30:00Z'],
    ['2026-03-15T08:30:05.000Z', '2026-03-15T13:30:05Z'],
    [' 2026-03-15 23:59:59 ', '2026-03-16T04:59:59Z'],
  ])('%s in Bogotá is %s', (text, instant) => {
    expect(parseLocalTime(text, 'America/Bogota')).toBe(Date.parse(instant));
  });

  test.each([
    '',
    '2026-03-15',
    '2026-02-31 08:30:00',
    '2026-03-15 25:61:00',
    '15/03/2026 08:30:00',
  ])('%j is none', (text) => {
    expect(parseLocalTime(text, 'America/Bogota')).toBeNull();
  });

  property('local times are parsed back to their instant', [anyInstant], (now) => {
    const second = Math.floor(now / 1000) * 1000;
    const { date, time } = localTimeIn('America/Bogota', second);
    expect(parseLocalTime(`${date} ${time}`, 'America/Bogota')).toBe(second);
  });
});

test('a day with two midnights starts at the first', () => {
  const date = parseCalendarDate('2026-11-01');
  if (date === null) throw new Error('a date');
  expect(new Date(startOfDayIn('America/Havana', date)).toISOString()).toBe(
    '2026-11-01T04:00:00.000Z',
  );
});

describe('the zone of the computer', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test('has no effect, even when its clocks change', () => {
    const date = parseCalendarDate('2026-03-08');
    if (date === null) throw new Error('a date');
    for (const zone of ['UTC', 'America/New_York', 'Europe/Madrid', 'Pacific/Kiritimati']) {
      process.env.TZ = zone;
      expect(startOfDayIn('America/Bogota', date)).toBe(Date.parse('2026-03-08T05:00:00Z'));
      expect(parseLocalTime('2026-03-08 02:30:00', 'America/Bogota')).toBe(
        Date.parse('2026-03-08T07:30:00Z'),
      );
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = Date.UTC(2026, 2, 8, hour, 30);
        const wall = new Date(instant - 5 * 3_600_000).toISOString();
        expect(localTimeIn('America/Bogota', instant)).toEqual({
          date: wall.slice(0, 10),
          time: wall.slice(11, 19),
        });
      }
    }
  });
});

describe('properties across ten time zones', () => {
  test('there are ten', () => {
    expect(new Set(tenZones).size).toBe(10);
  });

  property('local and UTC dates differ by at most a day', [anyZone, anyInstant], (zone, now) => {
    expect(Math.abs(daysBetween(todayIn('UTC', now), todayIn(zone, now)))).toBeLessThanOrEqual(1);
  });

  property('yesterday is one day before today', [anyZone, anyInstant], (zone, now) => {
    expect(daysBetween(yesterdayIn(zone, now), todayIn(zone, now))).toBe(1);
  });

  property('a day starts exactly with its date', [anyZone, anyDate], (zone, date) => {
    const start = startOfDayIn(zone, date);
    // A zone that crossed the date line skipped a day.
    fc.pre(todayIn(zone, start + 43_200_000) === date);
    expect(todayIn(zone, start)).toBe(date);
    expect(todayIn(zone, start - 1) < date).toBe(true);
  });

  property('an instant lies within its local day', [anyZone, anyInstant], (zone, now) => {
    const today = todayIn(zone, now);
    expect(startOfDayIn(zone, today)).toBeLessThanOrEqual(now);
    expect(startOfDayIn(zone, addDays(today, 1))).toBeGreaterThan(now);
  });

  property('local times are valid times', [anyZone, anyInstant], (zone, now) => {
    expect(localTimeIn(zone, now).time).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
  });

  property('the three store zones always have the same date', [anyInstant], (now) => {
    const days = specified.map((timeZone) => todayIn(timeZone, now));
    // Peru and Ecuador tried daylight saving in the early nineties; since 1995 they agree.
    return now < 800_000_000_000 || new Set(days).size === 1;
  });
});
