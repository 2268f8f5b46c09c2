import { parseCalendarDate } from './calendar.ts';
import { spanish, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** The short Spanish names of the months, as formatted by 'MMM' (spec 5). */
export const shortMonths: readonly string[] = spanish.monthsShort ?? [];

/** The text for an invalid date (spec 5). */
export const invalidDateText = '00/00/0000';

/** Formats a date as 'D MMM YYYY' in Spanish ('5 mar 2026'), or '00/00/0000' (spec 5). */
export const formatDate = (date: CalendarDate | null): string =>
  date === null ? invalidDateText : toUtcDay(date).locale(spanish).format('D MMM YYYY');

/** Formats a date string: '' if empty, '00/00/0000' if invalid (spec 5). */
export const formatDateText = (text: string): string =>
  text.trim() === '' ? '' : formatDate(parseCalendarDate(text));
