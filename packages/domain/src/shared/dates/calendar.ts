import { isIsoDate, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** Year, month (1 to 12) and day of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether a year has a 29 February. */
export const isLeapYear = (year: number): boolean => daysInMonth(year, 2) === 29;

const pad = (part: number, digits: number): string => String(part).padStart(digits, '0');

/** Returns the number of days in a month (1 to 12); 0 if the month does not exist. */
export const daysInMonth = (year: number, month: number): number => {
  const firstDay = `${pad(year, 4)}-${pad(month, 2)}-01`;
  return isIsoDate(firstDay) ? toUtcDay(firstDay).daysInMonth() : 0;
};

/** Creates a date in the years 1 to 9999; null if it does not exist. */
export const createCalendarDate = (
  year: number,
  month: number,
  day: number,
): CalendarDate | null => {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDate(text) ? text : null;
};

const isoDatePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;

/**
 * Parses 'YYYY-MM-DD' strictly. Returns null for invalid dates such as '2026-02-31' and '0000-00-00'.
 * A time after the date is ignored.
 */
export const parseCalendarDate = (text: string | null | undefined): CalendarDate | null => {
  const [, day = ''] = isoDatePattern.exec(String(text).trim()) ?? [];
  return isIsoDate(day) ? day : null;
};

/** Returns the parts of a date. */
export const getDateParts = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
