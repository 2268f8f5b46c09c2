import { parseCalendarDate } from './calendar.ts';
import { spanish, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** Short names of the months in Spanish, as 'MMM' shows them (spec 5: locale es). */
export const shortMonths: readonly string[] = spanish.monthsShort ?? [];

/** Shown for an invalid date (spec 5). */
export const invalidDateText = '00/00/0000';

/** Formats a date as 'D MMM YYYY' in Spanish ('5 mar 2026'), or '00/00/0000' (spec 5). */
export const formatDate = (date: CalendarDate | null): string =>
  date === null ? invalidDateText : toUtcDay(date).locale(spanish).format('D MMM YYYY');

/** Formats a date string: '' if empty, '00/00/0000' if invalid (spec 5). */
export const formatDateText = (written: string): string =>
  written.trim() === '' ? '' : formatDate(parseCalendarDate(written));
