import { addDays } from '../../shared/time.ts';

/** A day of a store's calendar as `YYYY-MM-DD`. */
export type Day = string;

/** A moment as the backend writes it: `YYYY-MM-DD HH:mm:ss` in the store's zone. */
export type Moment = string;

/** The first day of the month `count` months later, or earlier when negative. */
export function monthStart(day: Day, count = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A moment of a day, by minute; minutes past midnight run into the days after. */
export function momentAt(day: Day, minuteOfDay: number, second = 0): Moment {
  const date = addDays(day, Math.floor(minuteOfDay / 1440));
  const minute = ((minuteOfDay % 1440) + 1440) % 1440;
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second)}`;
}
