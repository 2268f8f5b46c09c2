import { localTimeIn, parseCalendarDate } from '../shared/index.ts';
import type { NotificationMoment } from './types.ts';

/**
 * When a notification was sent, in the store's time zone. Text without a zone is local time; text
 * with a zone and numbers (epoch milliseconds) are instants. Null for anything else.
 */
export const readMoment = (value: unknown, timeZone: string): NotificationMoment | null => {
  if (typeof value === 'number') return momentOfInstant(value, timeZone);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const zone = zoneAtEnd.exec(text);
  if (zone === null) return localMoment(text);
  // Dates are parsed strictly: Date.parse turns 31 February into March.
  const written = localMoment(text.slice(0, zone.index));
  return written === null ? null : momentOfInstant(Date.parse(text), timeZone);
};

const zoneAtEnd = /(?:Z|[+-]\d{2}:\d{2})$/;

const local = /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;

const localMoment = (text: string): NotificationMoment | null => {
  const found = local.exec(text);
  if (found === null) return null;
  const date = parseCalendarDate(found[1]);
  return date === null ? null : { date, time: found[2] ?? '00:00' };
};

/** Valid instants: 1970 to 2999. */
const latestInstant = Date.UTC(3000, 0, 1);

const momentOfInstant = (instant: number, timeZone: string): NotificationMoment | null => {
  if (!(instant >= 0 && instant < latestInstant)) return null;
  const { date, time } = localTimeIn(timeZone, instant);
  return { date, time: time.slice(0, 5) };
};
