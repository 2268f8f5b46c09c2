import { type CalendarDay, dayOf, weekdayOf } from './calendar-day.ts';

/** Seven places from Monday to Sunday; null where another month's day would be. */
export type Week = readonly (CalendarDay | null)[];

/** The weeks of a month. There are always six, so that nothing moves from month to month. */
export const monthWeeks = (year: number, month: number): readonly Week[] => {
  const previous = weekdayOf({ year, month, day: 1 });
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) =>
      dayOf({ year, month, day: week * 7 + weekday - previous + 1 }),
    ),
  );
};
