import type { CalendarDay } from '../calendar/index.ts';

/** A range that may still miss an end. */
export interface OpenRange {
  start: CalendarDay | null;
  end: CalendarDay | null;
}

/** Which end the next pick sets. */
export type RangeEnd = 'start' | 'end';

/**
 * The range after a day is picked for one end. A new start drops an end before it; an end before
 * the start becomes the start, since a range never runs backwards (spec 5).
 */
export const pickInRange = (range: OpenRange, end: RangeEnd, day: CalendarDay): OpenRange => {
  if (end === 'start' || range.start === null || day < range.start) {
    return { start: day, end: null };
  }
  return { start: range.start, end: day };
};
