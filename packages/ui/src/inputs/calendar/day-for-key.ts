import {
  addDays,
  addMonthsToDay,
  type CalendarDay,
  getWeekday,
  parseCalendarDay,
  toCalendarDay,
} from './calendar-day.ts';

/**
 * Returns the day that a key moves to, or null for other keys (ARIA practices, date picker dialog): arrow keys
 * move by a day or a week, Home and End to the start and end of the week, Page Up and Page Down by a month, or
 * by a year with Shift.
 */
export const getDayForKey = (
  key: string,
  shiftKey: boolean,
  current: CalendarDay,
): CalendarDay | null => {
  const parts = parseCalendarDay(current);
  if (parts === null) return null;
  const weekday = getWeekday(parts);
  const pageMonths = shiftKey ? 12 : 1;
  const moves: Readonly<Record<string, readonly [days: number, months: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [-7, 0],
    ArrowDown: [7, 0],
    Home: [-weekday, 0],
    End: [6 - weekday, 0],
    PageUp: [0, -pageMonths],
    PageDown: [0, pageMonths],
  };
  const move = moves[key];
  if (move === undefined) return null;
  const [days, months] = move;
  return (
    toCalendarDay(months === 0 ? addDays(parts, days) : addMonthsToDay(parts, months)) ?? current
  );
};
