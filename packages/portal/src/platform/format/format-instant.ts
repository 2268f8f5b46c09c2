import { getLocalTime, getToday } from '@surtidor/domain';
import type { Text } from '../messages/text-context.tsx';
import { formatDate } from './format-date.ts';

/** An instant in the store's time zone. */
export interface FormattedInstant {
  /** For example '5 mar 2026'. */
  readonly date: string;
  /** For example '14:05'. */
  readonly time: string;
  readonly isToday: boolean;
}

/** Formats the local time of an instant in epoch milliseconds, such as '14:05'. */
export const formatTime = (timeZone: string, instant: number): string =>
  getLocalTime(timeZone, instant).time.slice(0, 5);

/** Returns the local date and time of an instant in epoch milliseconds. */
export function formatInstant(
  timeZone: string,
  instant: number,
  now: number,
  text: Text,
): FormattedInstant {
  const { date } = getLocalTime(timeZone, instant);
  return {
    date: formatDate(date, text),
    time: formatTime(timeZone, instant),
    isToday: date === getToday(timeZone, now),
  };
}
