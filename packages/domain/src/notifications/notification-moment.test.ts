import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { parseNotificationMoment } from './notification-moment.ts';

const timeZone = 'America/Bogota';

describe('parseNotificationMoment', () => {
  it.each([
    ['2026-03-05 14:30:10', '2026-03-05', '14:30'],
    ['2026-03-05 14:30', '2026-03-05', '14:30'],
    ['2026-03-05T14:30:10.525', '2026-03-05', '14:30'],
    [' 2026-03-05 ', '2026-03-05', '00:00'],
    ['2026-03-05T02:30:00Z', '2026-03-04', '21:30'],
    ['2026-03-05T02:30:00.000+02:00', '2026-03-04', '19:30'],
    ['2026-03-05T02:30Z', '2026-03-04', '21:30'],
    ['2026-03-05T02:30:00.000+0200', '2026-03-04', '19:30'],
    ['2026-03-05 02:30:00 +0000', '2026-03-04', '21:30'],
    [1_772_677_800_000, '2026-03-04', '21:30'],
    ['1772677800000', '2026-03-04', '21:30'],
    [0, '1969-12-31', '19:00'],
  ])('parses %j as %s %s', (value, date, time) => {
    expect(parseNotificationMoment(value, timeZone)).toEqual({ date, time });
  });

  it.each([
    '2026-02-31 10:00',
    '0000-00-00 00:00:00',
    '2026-03-05 24:00',
    '2026-03-05 23:60',
    '2026-03-05 1:00',
    '2026-02-31T10:00:00Z',
    '2026-13-01T10:00:00Z',
    'x 2026-03-05 14:30',
    'x 2026-03-05T14:30Z',
    '2026-03-05 14:30-05:00 (x)',
    '2026-03-05 24:30Z',
    '2026-03-05T10:00:00+2500',
    '20260305',
    '2026-03-05 14:30 x',
    'ayer',
    '',
    null,
    undefined,
    {},
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    Date.UTC(3000, 0, 1),
  ])('returns null for %j', (value) => {
    expect(parseNotificationMoment(value, timeZone)).toBeNull();
  });

  const anyTime = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));

  property('keeps the local date and time of the store', [anyDay, anyTime], (date, time) => {
    expect(parseNotificationMoment(`${date} ${time}:00`, timeZone)).toEqual({ date, time });
  });
});
