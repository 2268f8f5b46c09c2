import { formatDate, localTimeIn, todayIn } from '@surtidor/domain';

/** An instant as a person in the store's zone reads it. */
export interface ReadableInstant {
  /** '5 mar 2026' */
  readonly date: string;
  /** '14:05' */
  readonly time: string;
  readonly isToday: boolean;
}

/** What the clock on the wall showed at an instant (epoch milliseconds). */
export function readableInstant(timeZone: string, instant: number, now: number): ReadableInstant {
  const { date, time } = localTimeIn(timeZone, instant);
  return {
    date: formatDate(date),
    time: time.slice(0, 5),
    isToday: date === todayIn(timeZone, now),
  };
}
