import type { Dayjs } from 'dayjs';
import { isIsoDate, toIsoDate, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

const calendarDay = (day: Dayjs): CalendarDate => {
  const text = toIsoDate(day);
  if (isIsoDate(text)) return text;
  throw new RangeError('The date falls outside the years 1 to 9999');
};

/** The date some days later, or earlier when negative. Throws RangeError outside years 1 to 9999. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  calendarDay(toUtcDay(date).add(days, 'day'));

/**
 * The same day some months later, or earlier; the last day of the month where that day does
 * not exist (31 March less one month is 28 February). Throws as `addDays` does.
 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate =>
  calendarDay(toUtcDay(date).add(months, 'month'));

/** Whole days from one date to another; negative when the second comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  toUtcDay(to).diff(toUtcDay(from), 'day');

/** The first day of the date's month. */
export const startOfMonth = (date: CalendarDate): CalendarDate =>
  calendarDay(toUtcDay(date).date(1));

/** The last day of the date's month. */
export const endOfMonth = (date: CalendarDate): CalendarDate => {
  const day = toUtcDay(date);
  return calendarDay(day.date(day.daysInMonth()));
};
