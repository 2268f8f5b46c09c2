import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { parseEventMoment } from './event-moment.ts';

describe('parseEventMoment (spec 2, 3)', () => {
  it.each([
    ['2026-03-05 10:20:30', '2026-03-05', '10:20:30'],
    ['2026-03-05 23:59', '2026-03-05', '23:59'],
    [' 2026-03-05 00:00:00 ', '2026-03-05', '00:00:00'],
  ])('parses %j as %s at %s', (text, date, time) => {
    expect(parseEventMoment(text)).toEqual({ date, time });
  });

  it.each([
    '',
    '2026-03-05',
    '10:20:30',
    '2026-02-31 10:00:00',
    '0000-00-00 00:00:00',
    '2026-03-05 24:00:00',
    '2026-03-05 10:60:00',
    '2026-03-05 10:20:60',
    '2026-03-05T10:20:30',
    '2026-03-05  10:20:30',
    '2026-03-05 10:20:30 x',
    'x 2026-03-05 10:20:30',
    '05/03/2026 10:20:30',
  ])('returns null for %j', (text) => {
    expect(parseEventMoment(text)).toBeNull();
  });

  property('parses every date and time', [anyDay, fc.nat(86_399)], (date, seconds) => {
    const time = new Date(seconds * 1_000).toISOString().slice(11, 19);
    expect(parseEventMoment(`${date} ${time}`)).toEqual({ date, time });
  });

  property('accepts any text', [fc.string()], (text) => {
    const moment = parseEventMoment(text);
    if (moment !== null) expect(`${moment.date} ${moment.time}`).toBe(text.trim());
  });
});
