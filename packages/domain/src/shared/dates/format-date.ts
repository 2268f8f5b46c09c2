import { getDateParts, parseCalendarDate } from './calendar.ts';
import { spanish } from './day-js.ts';
import type { CalendarDate } from './types.ts';

/** The short Spanish names of the months, as formatted by 'MMM' (spec 5). */
export const shortMonths: readonly string[] = spanish.monthsShort ?? [];

/** The text for an invalid date (spec 5). */
export const invalidDateText = '00/00/0000';

/**
 * Formats a date as 'D MMM YYYY' ('5 mar 2026'), or '00/00/0000' (spec 5).
 * @param months The short names of the 12 months, in Spanish by default.
 */
export const formatDate = (date: CalendarDate | null, months = shortMonths): string => {
  if (date === null) return invalidDateText;
  const { year, month, day } = getDateParts(date);
  return `${day} ${months[month - 1]} ${String(year).padStart(4, '0')}`;
};

/** Formats a date string like {@link formatDate}: '' if empty, '00/00/0000' if invalid (spec 5). */
export const formatDateText = (text: string, months = shortMonths): string =>
  text.trim() === '' ? '' : formatDate(parseCalendarDate(text), months);
