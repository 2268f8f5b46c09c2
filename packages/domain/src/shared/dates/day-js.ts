import dayjs from 'dayjs';
import es from 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';
import type { CalendarDate } from './types.ts';

dayjs.extend(utc);

/** Day.js with its plugins. This package does not use its clock or the browser's time zone. */
export { dayjs };

/** The Spanish locale (spec 5). */
export const spanish = es;

/**
 * Returns midnight of a date in UTC, which has no clock changes. Uses the ISO format with time,
 * because Day.js parses the years 1 to 99 of other formats as 1901 to 1999.
 */
export const toUtcDay = (date: string): dayjs.Dayjs => dayjs.utc(`${date}T00:00:00Z`);

/** Formats a day as 'YYYY-MM-DD'. */
export const toIsoDate = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');

/** Whether a string is a valid ISO date, which parsing and formatting do not change. Lists check hundreds of them. */
export const isIsoDate = (text: string): text is CalendarDate => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
