import { parseCalendarDate } from './calendar.ts';
import { spanish, toUtcDay } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** Short names of the months in Spanish, as 'MMM' shows them (spec 5: locale es). */
export const shortMonths: readonly string[] = spanish.monthsShort ?? [];

/** Shown in place of a date that is not one (spec 5). */
export const invalidDateText = '00/00/0000';

/** A date as it is shown: 'D MMM YYYY' in Spanish ('5 mar 2026'), or '00/00/0000' (spec 5). */
export const formatDate = (date: CalendarDate | null): string =>
  date === null ? invalidDateText : toUtcDay(date).locale(spanish).format('D MMM YYYY');

/** A date as it was written, as it is shown; '' where none was written, '00/00/0000' for no date (spec 5). */
export const formatDateText = (written: string): string =>
  written.trim() === '' ? '' : formatDate(parseCalendarDate(written));
