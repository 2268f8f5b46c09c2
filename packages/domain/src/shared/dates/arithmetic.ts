import { calendarDate, datePartsOf, daysInMonth } from './calendar.ts';
import type { CalendarDate } from './types.ts';

const msPerDay = 86_400_000;

/** Days since 1 January 1970, counted without any clock or zone. */
const dayNumber = (date: CalendarDate): number =>
  Math.round(Date.parse(`${date}T00:00:00Z`) / msPerDay);

const requireDate = (date: CalendarDate | null): CalendarDate => {
  if (date === null) throw new RangeError('The date falls outside the years 1 to 9999');
  return date;
};

/** The date some days later, or earlier when negative. Throws RangeError outside years 1 to 9999. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = new Date((dayNumber(date) + days) * msPerDay);
  return requireDate(
    calendarDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate()),
  );
};

/**
 * The same day some months later, or earlier; the last day of the month where that day does
 * not exist (31 March less one month is 28 February). Throws as `addDays` does.
 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const { year, month, day } = datePartsOf(date);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return requireDate(
    calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth))),
  );
};

/** Whole days from one date to another; negative when the second comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  dayNumber(to) - dayNumber(from);

/** The first day of the date's month. */
export const startOfMonth = (date: CalendarDate): CalendarDate => {
  const { year, month } = datePartsOf(date);
  return requireDate(calendarDate(year, month, 1));
};

/** The last day of the date's month. */
export const endOfMonth = (date: CalendarDate): CalendarDate => {
  const { year, month } = datePartsOf(date);
  return requireDate(calendarDate(year, month, daysInMonth(year, month)));
};
