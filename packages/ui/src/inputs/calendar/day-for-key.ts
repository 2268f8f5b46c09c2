import {
  addDays,
  type CalendarDay,
  getDay,
  getParts,
  getWeekday,
  sameDayInMonths,
} from './calendar-day.ts';

/**
 * Returns the day that a key moves to, or null for other keys (ARIA practices, date picker dialog): arrow keys
 * move by a day or a week, Home and End to the start and end of the week, Page Up and Page Down by a month, or
 * by a year with Shift.
 */
export const dayForKey = (key: string, shift: boolean, from: CalendarDay): CalendarDay | null => {
  const parts = getParts(from);
  if (parts === null) return null;
  const weekday = getWeekday(parts);
  const pageful = shift ? 12 : 1;
  const moves: Readonly<Record<string, readonly [days: number, months: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [-7, 0],
    ArrowDown: [7, 0],
    Home: [-weekday, 0],
    End: [6 - weekday, 0],
    PageUp: [0, -pageful],
    PageDown: [0, pageful],
  };
  const move = moves[key];
  if (move === undefined) return null;
  const [days, months] = move;
  return getDay(months === 0 ? addDays(parts, days) : sameDayInMonths(parts, months)) ?? from;
};
