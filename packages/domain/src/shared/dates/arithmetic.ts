import type { Dayjs } from 'dayjs';
import { isIsoDate, toIsoDate, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

const toCalendarDate = (day: Dayjs): CalendarDate => {
  const text = toIsoDate(day);
  if (isIsoDate(text)) return text;
  throw new RangeError('The date is outside the years 1 to 9999');
};

/** Adds days to a date. Throws RangeError outside years 1 to 9999. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  toCalendarDate(toUtcDay(date).add(days, 'day'));

/**
 * Adds months to a date, limited to the last day of the month: 31 March minus one month is 28
 * February. Throws RangeError outside years 1 to 9999.
 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate =>
  toCalendarDate(toUtcDay(date).add(months, 'month'));

/** Returns the days between two dates; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  toUtcDay(to).diff(toUtcDay(from), 'day');

/** Returns the first day of the date's month. */
export const startOfMonth = (date: CalendarDate): CalendarDate =>
  toCalendarDate(toUtcDay(date).date(1));

/** Returns the last day of the date's month. */
export const endOfMonth = (date: CalendarDate): CalendarDate => {
  const day = toUtcDay(date);
  return toCalendarDate(day.date(day.daysInMonth()));
};
