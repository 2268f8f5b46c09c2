import { cva } from '../../foundations/cn/merged-variants.ts';
import type { CalendarDay } from './calendar-day.ts';

/** The position of a day in the selection. */
export type DayPart = 'none' | 'only' | 'first' | 'between' | 'last';

export interface RenderedDay {
  day: CalendarDay;
  /** The day in full: 'jueves, 5 de noviembre de 2026'. */
  name: string;
  part: DayPart;
  isToday: boolean;
  isOutside: boolean;
  /** Whether this is the only tabbable day. */
  isStop: boolean;
}

const dayClasses = cva(
  'h-10 cursor-pointer text-sm tabular-nums aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:line-through aria-disabled:opacity-60',
  {
    variants: {
      part: {
        none: 'rounded-md hover:bg-sunken',
        only: 'bg-primary font-bold text-on-primary rounded-md',
        first: 'bg-primary font-bold text-on-primary rounded-l-md',
        between: 'bg-primary-soft text-primary-ink',
        last: 'bg-primary font-bold text-on-primary rounded-r-md',
      } satisfies Record<DayPart, string>,
      today: { true: '', false: '' },
    },
    compoundVariants: [
      {
        part: 'none',
        today: true,
        className: 'font-bold text-primary-ink ring-1 ring-line-strong ring-inset',
      },
    ],
  },
);

/**
 * Renders one day of the grid; the calendar handles its clicks and keys. It is not a component, because a
 * calendar renders about sixty days and is memoized per month.
 */
export const renderDay = ({ day, name, part, isToday, isOutside, isStop }: RenderedDay) => (
  <td
    key={day}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role grid
    role="gridcell"
    data-day={day}
    tabIndex={isStop ? 0 : -1}
    data-autofocus={isStop ? '' : undefined}
    aria-label={name}
    aria-selected={part !== 'none'}
    aria-current={isToday ? 'date' : undefined}
    aria-disabled={isOutside || undefined}
    className={dayClasses({ part, today: isToday })}
  >
    {Number(day.slice(8))}
  </td>
);
