import { formatDate, getLocalTime, getToday } from '@surtidor/domain';

/** An instant in the store's time zone. */
export interface FormattedInstant {
  /** For example '5 mar 2026'. */
  readonly date: string;
  /** For example '14:05'. */
  readonly time: string;
  readonly isToday: boolean;
}

/** Returns the local date and time of an instant in epoch milliseconds. */
export function formatInstant(timeZone: string, instant: number, now: number): FormattedInstant {
  const { date, time } = getLocalTime(timeZone, instant);
  return {
    date: formatDate(date),
    time: time.slice(0, 5),
    isToday: date === getToday(timeZone, now),
  };
}
