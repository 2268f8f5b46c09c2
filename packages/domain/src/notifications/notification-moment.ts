import { getLocalTime, parseCalendarDate } from '../shared/index.ts';
import type { NotificationMoment } from './types.ts';

/**
 * Parses the date of a notification in the store's time zone. Text without a zone is local time. Text
 * with a zone and epoch milliseconds, as a number or a text, are instants. Returns null for all other values.
 */
export const parseNotificationMoment = (
  value: unknown,
  timeZone: string,
): NotificationMoment | null => {
  if (typeof value === 'number') return toMoment(value, timeZone);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (epochPattern.test(text)) return toMoment(Number(text), timeZone);
  const zoneMatch = zonePattern.exec(text);
  if (zoneMatch === null) return parseLocalMoment(text);
  // Dates are parsed strictly: Date.parse turns 31 February into March.
  const localTime = parseLocalMoment(text.slice(0, zoneMatch.index).trimEnd());
  if (localTime === null) return null;
  const zone = zoneMatch[0].replace(/(\d{2}):?(\d{2})$/, '$1:$2');
  return toMoment(Date.parse(`${localTime.date}T${localTime.time}${zone}`), timeZone);
};

/** Epoch milliseconds since 2001: fewer digits could also be a date. */
const epochPattern = /^\d{13}$/;

const zonePattern = /(?:Z|[+-]\d{2}:?\d{2})$/;

const localPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;

const parseLocalMoment = (text: string): NotificationMoment | null => {
  const match = localPattern.exec(text);
  if (match === null) return null;
  const date = parseCalendarDate(match[1]);
  return date === null ? null : { date, time: match[2] ?? '00:00' };
};

/** Valid instants are before the year 3000. */
const maxInstant = Date.UTC(3000, 0, 1);

const toMoment = (instant: number, timeZone: string): NotificationMoment | null => {
  if (!(instant >= 0 && instant < maxInstant)) return null;
  const { date, time } = getLocalTime(timeZone, instant);
  return { date, time: time.slice(0, 5) };
};
