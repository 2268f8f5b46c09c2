import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import {
  addMonths,
  addMonthsToDay,
  type CalendarDay,
  type CalendarMonth,
  clampDay,
  parseCalendarDay,
  toCalendarDay,
} from './calendar-day.ts';
import type { DayLimits } from './parsed-day.ts';

const getMonth = (day: CalendarDay): CalendarMonth => {
  const { year, month } = parseCalendarDay(day) ?? { year: 1, month: 1 };
  return { year, month };
};
const isBefore = (month: CalendarMonth, other: CalendarMonth) =>
  month.year * 12 + month.month < other.year * 12 + other.month;

/**
 * Manages the grid's single tab stop and the visible months. Moving to a day focuses it and shows its month. The
 * panel sets the initial focus when it opens: the tabbable day has `data-autofocus`.
 */
export const useGridFocus = (
  grid: RefObject<HTMLElement | null>,
  initialDay: CalendarDay,
  months: number,
  { min, max }: DayLimits,
) => {
  /** Limits the visible months to those between the first and the last selectable day. */
  const clampMonth = (month: CalendarMonth): CalendarMonth => {
    const latestFirstMonth = addMonths(getMonth(max), 1 - months);
    const earliestFirstMonth = getMonth(min);
    const cappedMonth = isBefore(latestFirstMonth, month) ? latestFirstMonth : month;
    return isBefore(cappedMonth, earliestFirstMonth) ? earliestFirstMonth : cappedMonth;
  };
  const [tabStop, setTabStop] = useState(() => ({
    day: clampDay(initialDay, min, max),
    shouldFocus: false,
  }));
  const [firstMonth, setFirstMonth] = useState(() => clampMonth(getMonth(tabStop.day)));
  useBrowserLayoutEffect(() => {
    if (!tabStop.shouldFocus) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop.day}"]`);
    if (cell !== document.activeElement) cell?.focus();
  }, [grid, tabStop]);

  return {
    tabbableDay: tabStop.day,
    firstMonth,
    /** Moves the focus to the nearest day within the limits. */
    focusDay: (target: CalendarDay) => {
      const day = clampDay(target, min, max);
      const month = getMonth(day);
      const lastMonth = addMonths(firstMonth, months - 1);
      if (isBefore(month, firstMonth)) setFirstMonth(month);
      if (isBefore(lastMonth, month)) setFirstMonth(addMonths(month, 1 - months));
      setTabStop({ day, shouldFocus: true });
    },
    /** Changes the visible months. The focus stays on the clicked button. */
    moveMonths: (count: number) => {
      const parts = parseCalendarDay(tabStop.day);
      const day = (parts && toCalendarDay(addMonthsToDay(parts, count))) ?? tabStop.day;
      setFirstMonth(clampMonth(addMonths(firstMonth, count)));
      setTabStop({ day: clampDay(day, min, max), shouldFocus: false });
    },
  };
};
