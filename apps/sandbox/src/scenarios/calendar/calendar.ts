import { addDays } from '../../shared/time.ts';

/** A date in the store's time zone, `YYYY-MM-DD`. */
export type Day = string;

/** A timestamp in the store's time zone, `YYYY-MM-DD HH:mm:ss`. */
export type Timestamp = string;

/** Returns the first day of the month, shifted by `count` months. */
export function getMonthStart(day: Day, count = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Returns the timestamp of a minute of a day. Minutes beyond 1440 continue into the next day. */
export function getTimestamp(day: Day, minuteOfDay: number, second = 0): Timestamp {
  const date = addDays(day, Math.floor(minuteOfDay / 1440));
  const minute = ((minuteOfDay % 1440) + 1440) % 1440;
  return `${date} ${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}:${padTwo(second)}`;
}
