import { parseCalendarDate } from './calendar.ts';
import { dayjs } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** The wall clock of a zone at an instant. */
interface WallClock {
  /** 'YYYY-MM-DD', with a sign and six digits for years after 9999. */
  readonly day: string;
  /** 'HH:mm:ss'. */
  readonly time: string;
}

/** What is used of Temporal, which TypeScript's ES2024 does not declare. */
interface TemporalNamespace {
  readonly Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(timeZone: string): {
        toPlainDate(): { toString(): string };
        toPlainTime(): { toString(options: { smallestUnit: 'second' }): string };
      };
    };
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached per zone, because creating them is slow. */
const getFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
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
  formatters.set(timeZone, formatter);
  return formatter;
};

/**
 * Reads the clock of a zone with Temporal, or with Intl where there is none: the first formatter with a time zone costs
 * a slow phone 0.1 s. Day.js is not used, because its time zones depend on the computer's time zone and are an hour off
 * near its clock changes.
 * @throws RangeError for an unknown zone or an invalid instant.
 */
const readWallClock = (timeZone: string, instant: number): WallClock => {
  const { Temporal } = globalThis as { readonly Temporal?: TemporalNamespace };
  if (Temporal !== undefined) {
    const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(
      timeZone,
    );
    return {
      day: local.toPlainDate().toString(),
      time: local.toPlainTime().toString({ smallestUnit: 'second' }),
    };
  }
  const parts = new Map(
    getFormatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = parts.get('year') ?? '';
  const isoYear = year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0');
  return {
    day: `${isoYear}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`,
  };
};

/** The first instant of the year 1. Intl counts earlier years backwards. */
const minInstant = -62_135_596_800_000;

/** A local date and time. */
export interface LocalTime {
  readonly date: CalendarDate;
  /** Time as 'HH:mm:ss'. */
  readonly time: string;
}

/**
 * Returns the local time in a zone at an instant, in epoch milliseconds.
 * @throws RangeError for an unknown zone or an instant outside the years 1 to 9999.
 */
export const getLocalTime = (timeZone: string, instant: number): LocalTime => {
  const { day, time } = readWallClock(timeZone, instant);
  const date = parseCalendarDate(day);
  if (date === null || instant < minInstant)
    throw new RangeError(`Not an instant of the calendar: ${instant}`);
  return { date, time };
};

/** Returns today's date in a zone (reading 28). `now` is in epoch milliseconds. */
export const getToday = (timeZone: string, now: number): CalendarDate =>
  getLocalTime(timeZone, now).date;

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
const getOffset = (timeZone: string, instant: number): number => {
  const { day, time } = readWallClock(timeZone, instant);
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1000) * 1000;
};

/**
 * Converts a local time, given as if it were UTC, to an instant. Skipped times use the offset after
 * the clock change.
 */
const toInstant = (timeZone: string, localAsUtc: number): number => {
  const firstOffset = getOffset(timeZone, localAsUtc - getOffset(timeZone, localAsUtc));
  const secondOffset = getOffset(timeZone, localAsUtc - firstOffset);
  return localAsUtc - Math.min(firstOffset, secondOffset);
};

/**
 * Parses a local 'YYYY-MM-DD HH:mm:ss' strictly into epoch milliseconds; null if invalid. Ignores
 * fractions and zones at the end, because the backend writes the store's local time.
 */
export const parseLocalTime = (text: string, timeZone: string): number | null => {
  const localText = text.trim().slice(0, 19).replace('T', ' ');
  const hasNoSeconds = localText.length === 16;
  const parsed = dayjs.utc(`${localText.replace(' ', 'T')}${hasNoSeconds ? ':00' : ''}Z`);
  // Strict: formatting the result must give the same text.
  const isValid =
    parsed.isValid() && parsed.format(hasNoSeconds ? minuteFormat : secondFormat) === localText;
  return isValid ? toInstant(timeZone, parsed.valueOf()) : null;
};

const minuteFormat = 'YYYY-MM-DD HH:mm';
const secondFormat = 'YYYY-MM-DD HH:mm:ss';
