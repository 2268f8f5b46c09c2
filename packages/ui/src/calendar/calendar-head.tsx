import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useDateMessages } from '../messages/index.ts';

export interface CalendarHeadProps {
  /** The months in sight, in words. */
  titles: readonly string[];
  /** Moves by so many months, backwards below zero. */
  onMove: (months: number) => void;
}

/** The months in sight between the buttons that turn the pages by a month or a year. */
export const CalendarHead = ({ titles, onMove }: CalendarHeadProps) => {
  const { previousYear, previousMonth, nextMonth, nextYear } = useDateMessages();
  return (
    <div className="mb-2 flex items-center">
      <IconButton label={previousYear} onClick={() => onMove(-12)} className="-ml-2">
        <ChevronsLeft />
      </IconButton>
      <IconButton label={previousMonth} onClick={() => onMove(-1)} className="-ml-1">
        <ChevronLeft />
      </IconButton>
      <div aria-live="polite" className="flex min-w-0 flex-1">
        {titles.map((title) => (
          <p
            key={title}
            className="min-w-0 flex-1 text-center font-heading text-sm font-bold first-letter:uppercase"
          >
            {title}
          </p>
        ))}
      </div>
      <IconButton label={nextMonth} onClick={() => onMove(1)} className="-mr-1">
        <ChevronRight />
      </IconButton>
      <IconButton label={nextYear} onClick={() => onMove(12)} className="-mr-2">
        <ChevronsRight />
      </IconButton>
    </div>
  );
};
