import { addDays } from './arithmetic.ts';
import { parseCalendarDate } from './calendar.ts';
import { dayjs, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Uses Intl instead of Day.js, whose time zones depend on the computer's own zone and are an hour
 * off around its clock changes. Formatters are cached per zone, because creating them is slow.
 */
const getClock = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, formatter);
  return formatter;
};

/** The first instant of the year 1: before it years are counted backwards. */
const firstInstant = -62_135_596_800_000;

/** A local date and time. */
export interface LocalTime {
  readonly date: CalendarDate;
  /** 'HH:mm:ss' */
  readonly time: string;
}

/**
 * The local time in a zone at an instant (epoch ms).
 * @throws RangeError for an unknown zone or an instant outside the years 1 to 9999.
 */
export const localTimeIn = (timeZone: string, instant: number): LocalTime => {
  const parts = new Map(
    getClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  const date = parseCalendarDate(`${year}-${parts.get('month')}-${parts.get('day')}`);
  if (date === null || instant < firstInstant)
    throw new RangeError(`Not an instant of the calendar: ${instant}`);
  return { date, time: `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}` };
};

/** Today's date in a zone (reading 28). `now` in epoch ms. */
export const todayIn = (timeZone: string, now: number): CalendarDate =>
  localTimeIn(timeZone, now).date;

/** The day before today in a zone. */
export const yesterdayIn = (timeZone: string, now: number): CalendarDate =>
  addDays(todayIn(timeZone, now), -1);

/**
 * The first instant (epoch ms) of a day in a zone. If a clock change skips midnight, the first
 * existing instant; if it repeats midnight, the first of the two.
 */
export const startOfDayIn = (timeZone: string, date: CalendarDate): number => {
  const start = instantOfLocal(timeZone, toUtcDay(date).valueOf());
  const startsDay = todayIn(timeZone, start) === date && todayIn(timeZone, start - 1) < date;
  return startsDay ? start : searchStartOfDay(timeZone, date);
};

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (timeZone: string, instant: number): number => {
  const shown = new Map<string, number>(
    getClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN;
  const clock = new Date(0);
  clock.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  clock.setUTCHours(part('hour'), part('minute'), part('second'));
  return clock.getTime() - Math.floor(instant / 1000) * 1000;
};

/**
 * Converts a local time, given as if it were UTC, to an instant. Skipped times use the offset after
 * the clock change.
 */
const instantOfLocal = (timeZone: string, shownInUtc: number): number => {
  const first = offsetAt(timeZone, shownInUtc - offsetAt(timeZone, shownInUtc));
  const second = offsetAt(timeZone, shownInUtc - first);
  return shownInUtc - Math.min(first, second);
};

/** Days whose midnight is skipped or comes twice: their first instant is searched for. */
const searchStartOfDay = (timeZone: string, date: CalendarDate): number => {
  const utcMidnight = toUtcDay(date).valueOf();
  // No zone is further than 14 hours from UTC, so the day starts within these bounds. Local dates
  // never go back across midnight, so bisection works.
  let before = utcMidnight - 15 * 3_600_000;
  let after = utcMidnight + 15 * 3_600_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (todayIn(timeZone, middle) < date) before = middle;
    else after = middle;
  }
  return after;
};

/**
 * Parses a local 'YYYY-MM-DD HH:mm:ss' strictly into epoch ms; null if invalid. Ignores fractions
 * and zone suffixes, because the backend writes the store's local time.
 */
export const parseLocalTime = (text: string, timeZone: string): number | null => {
  const wall = text.trim().slice(0, 19).replace('T', ' ');
  const withoutSeconds = wall.length === 16;
  const shown = dayjs.utc(`${wall.replace(' ', 'T')}${withoutSeconds ? ':00' : ''}Z`);
  // Strict: formatting the result must give the same text.
  const isRead =
    shown.isValid() && shown.format(withoutSeconds ? minuteFormat : secondFormat) === wall;
  return isRead ? instantOfLocal(timeZone, shown.valueOf()) : null;
};

const minuteFormat = 'YYYY-MM-DD HH:mm';
const secondFormat = 'YYYY-MM-DD HH:mm:ss';
