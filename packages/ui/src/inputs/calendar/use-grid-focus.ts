import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import {
  addMonths,
  type CalendarDay,
  clampDay,
  getDay,
  getParts,
  sameDayInMonths,
} from './calendar-day.ts';
import type { DayLimits } from './parsed-day.ts';

interface Page {
  year: number;
  month: number;
}

const getPage = (day: CalendarDay): Page => {
  const { year, month } = getParts(day) ?? { year: 1, month: 1 };
  return { year, month };
};
const isBefore = (one: Page, other: Page) =>
  one.year * 12 + one.month < other.year * 12 + other.month;

/**
 * Manages the grid's single tab stop and the visible months. Moving to a day focuses it and shows its month. The
 * panel sets the initial focus when it opens: the tabbable day has `data-autofocus`.
 */
export const useGridFocus = (
  grid: RefObject<HTMLElement | null>,
  start: CalendarDay,
  months: number,
  { min, max }: DayLimits,
) => {
  /** Limits the visible months to those between the first and the last selectable day. */
  const within = (page: Page): Page => {
    const latest = addMonths(getPage(max), 1 - months);
    const earliest = getPage(min);
    if (isBefore(latest, page)) return isBefore(latest, earliest) ? earliest : latest;
    return isBefore(page, earliest) ? earliest : page;
  };
  const [stop, setStop] = useState(() => ({ day: clampDay(start, min, max), hasFocus: false }));
  const [first, setFirst] = useState(() => within(getPage(stop.day)));
  useBrowserLayoutEffect(() => {
    if (!stop.hasFocus) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${stop.day}"]`);
    if (cell !== document.activeElement) cell?.focus();
  }, [grid, stop]);

  return {
    stop: stop.day,
    first,
    /** Moves the focus to the nearest day within the limits. */
    moveTo: (target: CalendarDay) => {
      const day = clampDay(target, min, max);
      const page = getPage(day);
      const last = addMonths(first, months - 1);
      if (isBefore(page, first)) setFirst(page);
      if (isBefore(last, page)) setFirst(addMonths(page, 1 - months));
      setStop({ day, hasFocus: true });
    },
    /** Changes the visible months. The focus stays on the clicked button. */
    turn: (count: number) => {
      const parts = getParts(stop.day);
      const day = (parts && getDay(sameDayInMonths(parts, count))) ?? stop.day;
      setFirst(within(addMonths(first, count)));
      setStop({ day: clampDay(day, min, max), hasFocus: false });
    },
  };
};
