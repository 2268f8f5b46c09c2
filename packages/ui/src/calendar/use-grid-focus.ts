import { type RefObject, useLayoutEffect, useState } from 'react';
import { addMonths, type CalendarDay, partsOf } from './calendar-day.ts';

interface Shown {
  year: number;
  month: number;
}

const monthOf = (day: CalendarDay): Shown => partsOf(day) ?? { year: 1, month: 1 };
const countOf = ({ year, month }: Shown) => year * 12 + month;

/**
 * Which day has the grid's one Tab stop and which months are in sight. Moving to a day turns the
 * page when it lies outside them and gives it the focus. The first focus is the panel's to give,
 * once it is shown: the stop carries `data-autofocus`.
 */
export const useGridFocus = (
  grid: RefObject<HTMLElement | null>,
  start: CalendarDay,
  months: number,
) => {
  const [stop, setStop] = useState({ day: start, hasFocus: false });
  const [first, setFirst] = useState(() => monthOf(start));
  useLayoutEffect(() => {
    if (!stop.hasFocus) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${stop.day}"]`);
    if (cell !== document.activeElement) cell?.focus();
  }, [grid, stop]);

  const show = (day: CalendarDay) => {
    const away = countOf(monthOf(day)) - countOf(first);
    if (away < 0) setFirst(monthOf(day));
    if (away >= months) setFirst(addMonths(monthOf(day), 1 - months));
  };
  return {
    stop: stop.day,
    first,
    /** Moves the focus to a day. */
    moveTo: (day: CalendarDay) => {
      show(day);
      setStop({ day, hasFocus: true });
    },
    /** Turns to the page of a day; the focus stays at the button that was pressed. */
    turnTo: (page: Shown, day: CalendarDay) => {
      setFirst(page);
      setStop({ day, hasFocus: false });
    },
  };
};
