import type { CalendarDay } from './calendar-day.ts';

/** How a day takes part in what is chosen. */
export type DayPart = 'none' | 'only' | 'first' | 'between' | 'last';

export interface DrawnDay {
  day: CalendarDay;
  /** The day in full: 'jueves, 5 de noviembre de 2026'. */
  name: string;
  part: DayPart;
  isToday: boolean;
  isOutside: boolean;
  /** The one day that the Tab key reaches. */
  isStop: boolean;
}

const look =
  'h-10 cursor-pointer text-sm tabular-nums aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:line-through aria-disabled:opacity-60';
const end = `${look} bg-primary font-bold text-on-primary`;

const looks: Readonly<Record<DayPart | 'today', string>> = {
  none: `${look} rounded-md hover:bg-sunken`,
  today: `${look} rounded-md font-bold text-primary-ink ring-1 ring-line-strong ring-inset hover:bg-sunken`,
  only: `${end} rounded-md`,
  first: `${end} rounded-l-md`,
  between: `${look} bg-primary-soft text-primary-ink`,
  last: `${end} rounded-r-md`,
};

/**
 * One day of the grid; its calendar hears its presses and keys. No component of its own, since a
 * calendar opens with sixty of them: what need not be drawn again is decided month by month.
 */
export const drawDay = ({ day, name, part, isToday, isOutside, isStop }: DrawnDay) => (
  <td
    key={day}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which its table is
    role="gridcell"
    data-day={day}
    tabIndex={isStop ? 0 : -1}
    data-autofocus={isStop ? '' : undefined}
    aria-label={name}
    aria-selected={part !== 'none'}
    aria-current={isToday ? 'date' : undefined}
    aria-disabled={isOutside || undefined}
    className={looks[isToday && part === 'none' ? 'today' : part]}
  >
    {Number(day.slice(8))}
  </td>
);
