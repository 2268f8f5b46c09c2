import type { DateMessages } from '../../messages/index.ts';
import type { CalendarDay } from './calendar-day.ts';
import { formatDay, parseDay } from './day-text.ts';

/** The first and last selectable days, both included. */
export interface DayLimits {
  min: CalendarDay;
  max: CalendarDay;
}

/** The result of parsing the typed text. */
export type ParsedDay =
  | { kind: 'empty' }
  | { kind: 'day'; day: CalendarDay }
  | { kind: 'unreadable' }
  | { kind: 'outside' };

export const parseDayWithin = (input: string, { min, max }: DayLimits): ParsedDay => {
  if (input.trim() === '') return { kind: 'empty' };
  const day = parseDay(input);
  if (day === null) return { kind: 'unreadable' };
  return day < min || day > max ? { kind: 'outside' } : { kind: 'day', day };
};

/** Returns the error message for a date outside the limits. */
export const getLimitsMessage = (
  { min, max }: Partial<DayLimits>,
  { dateBefore, dateAfter, dateOutside, dateNotUnderstood }: DateMessages,
): string => {
  if (min !== undefined && max !== undefined) return dateOutside(formatDay(min), formatDay(max));
  if (min !== undefined) return dateBefore(formatDay(min));
  return max === undefined ? dateNotUnderstood : dateAfter(formatDay(max));
};
