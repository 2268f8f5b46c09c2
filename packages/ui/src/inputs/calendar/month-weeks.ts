import { type CalendarDay, getWeekday, toCalendarDay } from './calendar-day.ts';

/** Seven days from Monday to Sunday; null for days of other months. */
export type Week = readonly (CalendarDay | null)[];

/** Returns the weeks of a month. There are always six, so the layout does not shift between months. */
export const getMonthWeeks = (year: number, month: number): readonly Week[] => {
  const leadingDays = getWeekday({ year, month, day: 1 });
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) =>
      toCalendarDay({ year, month, day: week * 7 + weekday - leadingDays + 1 }),
    ),
  );
};
