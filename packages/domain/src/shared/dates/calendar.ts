import type { CalendarDate } from './types.ts';

/** Year, month (1 to 12) and day of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a year has a 29 February. */
export const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month (1 to 12); 0 for a month that does not exist. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** Writes parts that are known to be a date. */
const writeDate = ({ year, month, day }: DateParts): CalendarDate =>
  // The only place where a string becomes a CalendarDate: its parts have been checked.
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;

/** A date from its parts, or null when there is no such day. Years 1 to 9999. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate | null => {
  const whole = [year, month, day].every(Number.isInteger);
  const exists = year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month);
  return whole && exists ? writeDate({ year, month, day }) : null;
};

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;

/**
 * Reads 'YYYY-MM-DD', with or without a time after it, strictly: '2026-02-31', '0000-00-00'
 * and anything else that is not a day are null. The time and its zone are not looked at: the
 * day that was written is the day that is meant.
 */
export const parseCalendarDate = (text: string | null | undefined): CalendarDate | null => {
  const found = isoDate.exec(String(text).trim());
  return found ? calendarDate(Number(found[1]), Number(found[2]), Number(found[3])) : null;
};

/** The parts of a date. */
export const datePartsOf = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
