import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import {
  addMonths,
  type CalendarDay,
  type DayParts,
  daysInMonth,
  firstDay,
  getDay,
  getParts,
  lastDay,
} from './calendar-day.ts';
import { CalendarHead } from './calendar-head.tsx';
import { dayForKey } from './day-for-key.ts';
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
  /** The day that has the focus when the calendar opens. */
  start: CalendarDay;
  /** The number of visible months. */
  months?: 1 | 2;
  /** Whether several days can be selected; announced to screen readers. */
  isRange?: boolean;
  /** Called with the selected day, which is always within the limits. */
  onPick: (day: CalendarDay) => void;
}

type Page = Pick<DayParts, 'year' | 'month'>;

const dayAt = ({ target }: { target: EventTarget }): CalendarDay | null =>
  target instanceof Element
    ? (target.closest('[data-day]')?.getAttribute('data-day') ?? null)
    : null;

const isIn = ({ year, month }: Page, day: CalendarDay) => {
  const parts = getParts(day);
  return parts?.year === year && parts.month === month;
};

/** Returns the range for a month. Months outside the range get nulls, so they are not rendered again. */
const partOfMonth = (page: Page, from: CalendarDay | null, to: CalendarDay | null) => {
  const first = getDay({ ...page, day: 1 }) ?? firstDay;
  const last = getDay({ ...page, day: daysInMonth(page.year, page.month) }) ?? lastDay;
  const isTouched = (from ?? to ?? first) <= last && (to ?? from ?? last) >= first;
  return isTouched ? { from, to } : { from: null, to: null };
};

/** A calendar of one or two months (ARIA practices, date picker dialog). */
export const Calendar = ({
  today,
  min,
  max,
  from,
  to,
  start,
  months = 1,
  isRange = false,
  onPick,
}: CalendarProps) => {
  const grids = useRef<HTMLDivElement>(null);
  const { stop, first, moveTo, turn } = useGridFocus(grids, start, months, { min, max });
  const onMove = useEventCallback(turn);
  const pages = Array.from({ length: months }, (_, at) => addMonths(first, at));

  const pick = (day: CalendarDay | null) => {
    if (day === null || day < min || day > max) return;
    moveTo(day);
    onPick(day);
  };
  const onClick = (event: MouseEvent) => pick(dayAt(event));
  const onKeyDown = (event: KeyboardEvent) => {
    const at = dayAt(event);
    if (at === null || isShortcut(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return pick(at);
    }
    const target = dayForKey(event.key, event.shiftKey, at);
    if (target === null) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <>
      <CalendarHead {...first} months={months} onMove={onMove} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the gridcells inside */}
      <div ref={grids} onClick={onClick} onKeyDown={onKeyDown} className="flex gap-6">
        {pages.map((page) => (
          <MonthGrid
            key={`${page.year}-${page.month}`}
            {...page}
            {...{ today, min, max, isRange }}
            {...partOfMonth(page, from, to)}
            stop={isIn(page, stop) ? stop : null}
          />
        ))}
      </div>
    </>
  );
};
