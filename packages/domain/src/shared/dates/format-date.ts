import { datePartsOf } from './calendar.ts';
import type { CalendarDate } from './types.ts';

/** Short names of the months in Spanish, as 'MMM' shows them (spec 5: locale es). */
export const shortMonths = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
] as const;

/** Shown in place of a date that is not one (spec 5). */
export const invalidDateText = '00/00/0000';

/** A date as it is shown: 'D MMM YYYY' in Spanish ('5 mar 2026'), or '00/00/0000' (spec 5). */
export const formatDate = (date: CalendarDate | null): string => {
  if (date === null) return invalidDateText;
  const { year, month, day } = datePartsOf(date);
  return `${day} ${shortMonths[month - 1]} ${String(year).padStart(4, '0')}`;
};
