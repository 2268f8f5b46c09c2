import { IconButton } from '../../actions/icon-button/index.ts';
import { memoWithHandlers } from '../../hooks/latest-handlers.tsx';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../../icons/icons.ts';
import { useDateMessages } from '../../messages/index.ts';
import { addMonths } from './calendar-day.ts';

export interface CalendarHeaderProps {
  /** The first visible month: its year and month, 1 to 12. */
  year: number;
  month: number;
  /** The number of visible months. */
  months: number;
  /** Called with the number of months to move, negative to move back. */
  onMove: (months: number) => void;
}

/** The headings of the visible months, between the buttons that move by a month or a year. */
export const CalendarHeader = memoWithHandlers(function CalendarHeader(props: CalendarHeaderProps) {
  const { year, month, months, onMove } = props;
  const { previousYear, previousMonth, nextMonth, nextYear, monthOfYear } = useDateMessages();
  const titles = Array.from({ length: months }, (_, offset) => {
    const visibleMonth = addMonths({ year, month }, offset);
    return monthOfYear(visibleMonth.month, visibleMonth.year);
  });
  return (
    <div className="@container mb-2">
      <div className="flex items-center @max-2xs:flex-wrap">
        <IconButton
          label={previousYear}
          onClick={() => onMove(-12)}
          className="-ml-2 @max-2xs:ml-0 @max-2xs:w-7"
        >
          <ChevronsLeft />
        </IconButton>
        <IconButton
          label={previousMonth}
          onClick={() => onMove(-1)}
          className="-ml-1 @max-2xs:ml-0 @max-2xs:w-7"
        >
          <ChevronLeft />
        </IconButton>
        <div
          aria-live="polite"
          className="flex min-w-0 flex-1 @max-2xs:order-first @max-2xs:basis-full"
        >
          {titles.map((title) => (
            <p
              key={title}
              className="min-w-0 flex-1 text-center font-heading text-sm font-bold first-letter:uppercase"
            >
              {title}
            </p>
          ))}
        </div>
        <IconButton
          label={nextMonth}
          onClick={() => onMove(1)}
          className="-mr-1 @max-2xs:mr-0 @max-2xs:ml-auto @max-2xs:w-7"
        >
          <ChevronRight />
        </IconButton>
        <IconButton
          label={nextYear}
          onClick={() => onMove(12)}
          className="-mr-2 @max-2xs:mr-0 @max-2xs:w-7"
        >
          <ChevronsRight />
        </IconButton>
      </div>
    </div>
  );
});
