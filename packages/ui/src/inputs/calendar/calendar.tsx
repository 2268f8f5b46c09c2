import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import {
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  earliestDay,
  getDaysInMonth,
  latestDay,
  parseCalendarDay,
  toCalendarDay,
} from './calendar-day.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { getDayForKey } from './day-for-key.ts';
import { MonthGrid } from './month-grid.tsx';
import { useGridFocus } from './use-grid-focus.ts';

export interface CalendarProps {
  /** Today's date, which is marked. */
  today: CalendarDay;
  /** The first day that can be selected. */
  min: CalendarDay;
  /** The last day that can be selected. */
  max: CalendarDay;
  /** The first selected day. For a single day, `from` and `to` are equal. */
  from: CalendarDay | null;
  /** The last selected day; null while only the start of a range is selected. */
  to: CalendarDay | null;
  /** The day that is focused when the calendar opens. */
  initialDay: CalendarDay;
  /** The number of visible months. */
  months?: 1 | 2;
  /** Whether several days can be selected; announced to screen readers. */
  isRange?: boolean;
  /** Called with the selected day, which is always within the limits. */
  onPick: (day: CalendarDay) => void;
}

const getEventDay = ({ target }: { target: EventTarget }): CalendarDay | null =>
  target instanceof Element
    ? (target.closest('[data-day]')?.getAttribute('data-day') ?? null)
    : null;

const isInMonth = ({ year, month }: CalendarMonth, day: CalendarDay) => {
  const parts = parseCalendarDay(day);
  return parts?.year === year && parts.month === month;
};

/** Returns the range for a month. Months outside the range get nulls, so they are not rendered again. */
const getRangeInMonth = (
  month: CalendarMonth,
  from: CalendarDay | null,
  to: CalendarDay | null,
) => {
  const monthStart = toCalendarDay({ ...month, day: 1 }) ?? earliestDay;
  const monthEnd =
    toCalendarDay({ ...month, day: getDaysInMonth(month.year, month.month) }) ?? latestDay;
  const isOverlapping =
    (from ?? to ?? monthStart) <= monthEnd && (to ?? from ?? monthEnd) >= monthStart;
  return isOverlapping ? { from, to } : { from: null, to: null };
};

/** A calendar of one or two months (ARIA practices, date picker dialog). */
export const Calendar = ({
  today,
  min,
  max,
  from,
  to,
  initialDay,
  months = 1,
  isRange = false,
  onPick,
}: CalendarProps) => {
  const grids = useRef<HTMLDivElement>(null);
  const { tabbableDay, firstMonth, focusDay, moveMonths } = useGridFocus(
    grids,
    initialDay,
    months,
    { min, max },
  );
  const visibleMonths = Array.from({ length: months }, (_, offset) =>
    addMonths(firstMonth, offset),
  );

  const selectDay = (day: CalendarDay | null) => {
    if (day === null || day < min || day > max) return;
    focusDay(day);
    onPick(day);
  };
  const handleClick = (event: MouseEvent) => selectDay(getEventDay(event));
  const handleKeyDown = (event: KeyboardEvent) => {
    const day = getEventDay(event);
    if (day === null || isShortcut(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return selectDay(day);
    }
    const targetDay = getDayForKey(event.key, event.shiftKey, day);
    if (targetDay === null) return;
    event.preventDefault();
    focusDay(targetDay);
  };

  return (
    <>
      <CalendarHeader {...firstMonth} months={months} onMove={moveMonths} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the gridcells inside */}
      <div ref={grids} onClick={handleClick} onKeyDown={handleKeyDown} className="flex gap-6">
        {visibleMonths.map((month) => (
          <MonthGrid
            key={`${month.year}-${month.month}`}
            {...month}
            {...{ today, min, max, isRange }}
            {...getRangeInMonth(month, from, to)}
            tabbableDay={isInMonth(month, tabbableDay) ? tabbableDay : null}
          />
        ))}
      </div>
    </>
  );
};
