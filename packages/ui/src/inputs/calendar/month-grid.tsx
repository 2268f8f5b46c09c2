import { memo, useMemo } from 'react';
import { useDateMessages } from '../../messages/index.ts';
import type { CalendarDay } from './calendar-day.ts';
import { getMonthWeeks } from './month-weeks.ts';
import { renderDay, type SelectionPosition } from './render-day.tsx';

export interface MonthGridProps {
  year: number;
  /** 1 to 12. */
  month: number;
  today: CalendarDay;
  min: CalendarDay;
  max: CalendarDay;
  /** The first selected day. For a single day, `from` and `to` are equal. */
  from: CalendarDay | null;
  to: CalendarDay | null;
  /** The tabbable day; null if it is in another month. */
  tabbableDay: CalendarDay | null;
  /** Whether a range is selected instead of a single day. */
  isRange: boolean;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const getPosition = (
  day: CalendarDay,
  from: CalendarDay | null,
  to: CalendarDay | null,
): SelectionPosition => {
  if (from === null || to === null || from === to) {
    return day === from || day === to ? 'only' : 'none';
  }
  if (day === from) return 'first';
  if (day === to) return 'last';
  return day > from && day < to ? 'between' : 'none';
};

/** One month as a grid of days, from Monday to Sunday (ARIA practices, grid). */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { year, month, today, min, max, from, to, tabbableDay, isRange } = props;
  const { dayName, monthOfYear, weekdayName, weekdayShort } = useDateMessages();
  const weeks = useMemo(
    () =>
      getMonthWeeks(year, month).map((week) =>
        week.map((day, weekday) => ({
          day,
          name: day === null ? '' : dayName(weekday, Number(day.slice(8)), month, year),
        })),
      ),
    [year, month, dayName],
  );
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA practices use a table of days as a grid
      role="grid"
      aria-label={monthOfYear(month, year)}
      aria-multiselectable={isRange || undefined}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center"
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekdayName(weekday)}
              className="h-8 text-xs font-normal text-ui-ink-soft"
            >
              {weekdayShort(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks are never reordered
          <tr key={row}>
            {week.map(({ day, name }, weekday) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is identified by its weekday
                <td key={weekday} className="h-10" />
              ) : (
                renderDay({
                  day,
                  name,
                  position: getPosition(day, from, to),
                  isToday: day === today,
                  isOutsideLimits: day < min || day > max,
                  isTabbable: day === tabbableDay,
                })
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
