import { cva } from '../../foundations/cn/merged-variants.ts';
import type { CalendarDay } from './calendar-day.ts';

/** The position of a day in the selection. */
export type SelectionPosition = 'none' | 'only' | 'first' | 'between' | 'last';

export interface RenderDayProps {
  day: CalendarDay;
  /** The day in full: 'jueves, 5 de noviembre de 2026'. */
  name: string;
  position: SelectionPosition;
  isToday: boolean;
  isOutsideLimits: boolean;
  /** Whether this is the only tabbable day. */
  isTabbable: boolean;
}

const dayClasses = cva(
  'h-10 cursor-pointer text-sm tabular-nums aria-disabled:cursor-not-allowed aria-disabled:text-ui-ink-soft aria-disabled:line-through aria-disabled:opacity-60',
  {
    variants: {
      position: {
        none: 'rounded-ui-md hover:bg-ui-sunken',
        only: 'forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] bg-ui-primary font-bold text-ui-on-primary rounded-ui-md',
        first:
          'forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] bg-ui-primary font-bold text-ui-on-primary rounded-l-ui-md',
        between:
          'bg-ui-primary-soft text-ui-primary-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        last: 'forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] bg-ui-primary font-bold text-ui-on-primary rounded-r-ui-md',
      } satisfies Record<SelectionPosition, string>,
      today: { true: '', false: '' },
    },
    compoundVariants: [
      {
        position: 'none',
        today: true,
        className: 'font-bold text-ui-primary-ink ring-1 ring-ui-line-strong ring-inset',
      },
    ],
  },
);

/**
 * Renders one day of the grid; the calendar handles its clicks and keys. It is not a component, because a
 * calendar renders about sixty days and is memoized per month.
 */
export const renderDay = ({
  day,
  name,
  position,
  isToday,
  isOutsideLimits,
  isTabbable,
}: RenderDayProps) => (
  <td
    key={day}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role grid
    role="gridcell"
    data-day={day}
    tabIndex={isTabbable ? 0 : -1}
    data-autofocus={isTabbable ? '' : undefined}
    aria-label={name}
    aria-selected={position !== 'none'}
    aria-current={isToday ? 'date' : undefined}
    aria-disabled={isOutsideLimits || undefined}
    className={dayClasses({ position, today: isToday })}
  >
    {Number(day.slice(8))}
  </td>
);
