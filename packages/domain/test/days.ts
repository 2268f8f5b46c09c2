import fc from 'fast-check';
import { addDays, type CalendarDate, parseCalendarDate } from '../src/shared/index.ts';

/** A day written in a test. Throws when there is no such day. */
export const day = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`No such day: ${text}`);
  return date;
};

/** Any day of some thirty years. */
export const anyDay: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => addDays(day('2010-01-01'), days));

/** Any day, or none. */
export const anyDayOrNone: fc.Arbitrary<CalendarDate | null> = fc.option(anyDay, { nil: null });
