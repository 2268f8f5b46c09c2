import dayjs from 'dayjs';
import es from 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';
import type { CalendarDate } from './types.ts';

dayjs.extend(utc);

/** Day.js with what the domain uses of it; nothing here reads its clock or the browser's zone. */
export { dayjs };

/** Days and months are named in Spanish (spec 5: locale es). */
export const spanish = es;

/**
 * A day as Day.js counts with it: its midnight in UTC, where no clock is ever changed. Written as
 * an instant, since Day.js takes the years 1 to 99 of anything else for 1901 to 1999.
 */
export const toUtcDay = (date: string): dayjs.Dayjs => dayjs.utc(`${date}T00:00:00Z`);

/** A day as the calendar writes it. */
export const toIsoDate = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');

/** Whether a text is the calendar's own writing of a day: it comes back as it went in. */
export const isIsoDate = (text: string): text is CalendarDate =>
  /^(?!0000)\d{4}-/.test(text) && toIsoDate(toUtcDay(text)) === text;
