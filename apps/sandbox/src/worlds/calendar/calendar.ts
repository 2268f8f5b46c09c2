/** A day of a store's calendar as `YYYY-MM-DD`. */
export type Day = string;

/** A moment as the backend writes it: `YYYY-MM-DD HH:mm:ss` in the store's zone. */
export type Moment = string;

const dayLength = 86_400_000;

const toEpoch = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (epoch: number): Day => new Date(epoch).toISOString().slice(0, 10);

/** The day it is in `timeZone` at `now` (epoch milliseconds). */
export function dayIn(timeZone: string, now: number): Day {
  return momentIn(timeZone, now).slice(0, 10);
}

/** `now` (epoch milliseconds) as the backend writes it in `timeZone`. */
export function momentIn(timeZone: string, now: number): Moment {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now);
}

/** The day `count` days later, or earlier when negative. */
export function plusDays(day: Day, count: number): Day {
  return toDay(toEpoch(day) + count * dayLength);
}

/** How many days `later` comes after `earlier`; negative when before. */
export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((toEpoch(later) - toEpoch(earlier)) / dayLength);
}

/** The first day of the month `count` months later, or earlier when negative. */
export function monthStart(day: Day, count = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + count, 1));
}

const two = (value: number) => String(value).padStart(2, '0');

/** A moment of a day, by minute; minutes past midnight run into the days after. */
export function momentAt(day: Day, minuteOfDay: number, second = 0): Moment {
  const date = plusDays(day, Math.floor(minuteOfDay / 1440));
  const minute = ((minuteOfDay % 1440) + 1440) % 1440;
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second)}`;
}

/** Whether a text is a day that exists: 31 February is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epoch = toEpoch(text);
  return !Number.isNaN(epoch) && toDay(epoch) === text;
}
