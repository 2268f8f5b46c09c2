import { formatDate, getLocalTime, getToday } from '@surtidor/domain';

/** An instant in the store's time zone. */
export interface ReadableInstant {
  /** '5 mar 2026' */
  readonly date: string;
  /** '14:05' */
  readonly time: string;
  readonly isToday: boolean;
}

/** The local date and time of an instant (epoch milliseconds). */
export function readableInstant(timeZone: string, instant: number, now: number): ReadableInstant {
  const { date, time } = getLocalTime(timeZone, instant);
  return {
    date: formatDate(date),
    time: time.slice(0, 5),
    isToday: date === getToday(timeZone, now),
  };
}
