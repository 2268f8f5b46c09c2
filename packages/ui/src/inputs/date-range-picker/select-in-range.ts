import type { CalendarDay } from '../calendar/index.ts';

/** A range whose start or end may be missing. */
export interface PartialRange {
  start: CalendarDay | null;
  end: CalendarDay | null;
}

/** The start or the end of a range. */
export type RangeEnd = 'start' | 'end';

/**
 * Returns the range after a day is selected for one end. A new start removes an earlier end; a day before
 * the start becomes the start, because a range must be in order (spec 5).
 */
export const selectInRange = (
  range: PartialRange,
  end: RangeEnd,
  day: CalendarDay,
): PartialRange => {
  if (end === 'start' || range.start === null || day < range.start) {
    return { start: day, end: null };
  }
  return { start: range.start, end: day };
};
