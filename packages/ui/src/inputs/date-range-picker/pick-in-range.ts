import type { CalendarDay } from '../calendar/index.ts';

/** A range whose start or end may be missing. */
export interface OpenRange {
  start: CalendarDay | null;
  end: CalendarDay | null;
}

/** The end of the range that the next selected day sets. */
export type RangeEnd = 'start' | 'end';

/**
 * Returns the range after a day is selected for one end. A new start removes an earlier end; a day before
 * the start becomes the start, because a range must be in order (spec 5).
 */
export const pickInRange = (range: OpenRange, end: RangeEnd, day: CalendarDay): OpenRange => {
  if (end === 'start' || range.start === null || day < range.start) {
    return { start: day, end: null };
  }
  return { start: range.start, end: day };
};
