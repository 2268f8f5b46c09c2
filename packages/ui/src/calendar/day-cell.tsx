import { clsx } from 'clsx';
import { memo } from 'react';
import type { CalendarDay } from './calendar-day.ts';

/** How a day takes part in what is chosen. */
export type DayPart = 'none' | 'only' | 'first' | 'between' | 'last';

export interface DayCellProps {
  day: CalendarDay;
  /** The day in full: 'jueves, 5 de noviembre de 2026'. */
  name: string;
  part: DayPart;
  isToday: boolean;
  isOutside: boolean;
  /** The one day that the Tab key reaches. */
  isStop: boolean;
}

const end = 'bg-primary font-bold text-on-primary';

const parts: Readonly<Record<DayPart, string>> = {
  none: 'rounded-md hover:bg-sunken',
  only: `rounded-md ${end}`,
  first: `rounded-l-md ${end}`,
  between: 'bg-primary-soft text-primary-ink',
  last: `rounded-r-md ${end}`,
};

/** One day of the grid. Its calendar hears its presses and keys. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, name, part, isToday, isOutside, isStop } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which its table is
      role="gridcell"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      data-autofocus={isStop ? '' : undefined}
      aria-label={name}
      aria-selected={part !== 'none'}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOutside || undefined}
      className={clsx(
        'h-10 cursor-pointer text-sm tabular-nums aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:line-through aria-disabled:opacity-60',
        parts[part],
        isToday &&
          part === 'none' &&
          'font-bold text-primary-ink ring-1 ring-line-strong ring-inset',
      )}
    >
      {Number(day.slice(8))}
    </td>
  );
});
