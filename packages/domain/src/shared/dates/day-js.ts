import dayjs from 'dayjs';
import es from 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';
import type { CalendarDate } from './types.ts';

dayjs.extend(utc);

/** Day.js, configured. Nothing here reads its clock or the browser's time zone. */
export { dayjs };

/** Days and months are named in Spanish (spec 5: locale es). */
export const spanish = es;

/**
 * A date as its midnight in UTC, which has no clock changes. Uses an ISO instant, because Day.js
 * reads the years 1 to 99 of other formats as 1901 to 1999.
 */
export const toUtcDay = (date: string): dayjs.Dayjs => dayjs.utc(`${date}T00:00:00Z`);

/** Formats as 'YYYY-MM-DD'. */
export const toIsoDate = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');

/** Whether a string is a valid ISO date: it survives a round trip. */
export const isIsoDate = (text: string): text is CalendarDate =>
  /^(?!0000)\d{4}-/.test(text) && toIsoDate(toUtcDay(text)) === text;
