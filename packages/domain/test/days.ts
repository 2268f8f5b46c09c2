import fc from 'fast-check';
import { addDays, type CalendarDate, parseCalendarDate } from '../src/shared/index.ts';

/** Parses a date. Throws if it is invalid. */
export const day = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`Invalid date: ${text}`);
  return date;
};

/** Any day from 2010 to 2040. */
export const anyDay: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => addDays(day('2010-01-01'), days));

/** Any day, or null. */
export const anyDayOrNull: fc.Arbitrary<CalendarDate | null> = fc.option(anyDay, { nil: null });
