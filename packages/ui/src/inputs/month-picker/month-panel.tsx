import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { useDateMessages } from '../../messages/index.ts';
import { MonthCell } from './month-cell.tsx';
import { getMonthOffsetForKey } from './month-offset-for-key.ts';
import { fromMonthNumber, toMonthNumber, type YearMonth } from './month-text.ts';

export interface MonthPanelProps {
  value: YearMonth | null;
  /** The month that has the focus when the panel opens. */
  initialMonth: YearMonth;
  min: YearMonth;
  max: YearMonth;
  onPick: (month: YearMonth) => void;
}

const rows = [0, 3, 6, 9] as const;
const columns = [1, 2, 3] as const;

/** The twelve months of a year as a grid, with buttons for the previous and next year. */
export const MonthPanel = ({ value, initialMonth, min, max, onPick }: MonthPanelProps) => {
  const { previousYear, nextYear } = useDateMessages();
  const grid = useRef<HTMLTableElement>(null);
  const [minNumber, maxNumber] = [toMonthNumber(min), toMonthNumber(max)];
  const clamp = (number: number) => Math.max(minNumber, Math.min(number, maxNumber));
  const [tabStop, setTabStop] = useState({
    monthNumber: clamp(toMonthNumber(initialMonth)),
    shouldFocus: false,
  });
  const { year, month } = fromMonthNumber(tabStop.monthNumber);
  useLayoutEffect(() => {
    if (tabStop.shouldFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [tabStop]);

  const selectMonth = (number: number) => {
    if (number >= minNumber && number <= maxNumber) onPick(fromMonthNumber(number));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return selectMonth(tabStop.monthNumber);
    }
    const offset = getMonthOffsetForKey(event.key, month);
    if (offset === null) return;
    event.preventDefault();
    setTabStop({ monthNumber: clamp(tabStop.monthNumber + offset), shouldFocus: true });
  };
  const handleClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('[data-month]') : null;
    if (cell !== null) selectMonth(Number(cell.getAttribute('data-month')));
  };
  const moveMonths = (months: number) =>
    setTabStop({ monthNumber: clamp(tabStop.monthNumber + months), shouldFocus: false });

  return (
    <>
      <div className="mb-2 flex items-center">
        <IconButton
          label={previousYear}
          onClick={() => moveMonths(-12)}
          className="-ml-[min(0.5rem,2vw)]"
        >
          <ChevronLeft />
        </IconButton>
        <p aria-live="polite" className="min-w-0 flex-1 text-center font-heading font-bold">
          {year}
        </p>
        <IconButton
          label={nextYear}
          onClick={() => moveMonths(12)}
          className="-mr-[min(0.5rem,2vw)]"
        >
          <ChevronRight />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA practices use a table of months as a grid
        role="grid"
        aria-label={String(year)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        className="w-full table-fixed border-separate border-spacing-1 text-center text-sm"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => {
                const monthNumber = toMonthNumber({ year, month: row + column });
                return (
                  <MonthCell
                    key={monthNumber}
                    monthNumber={monthNumber}
                    isSelected={value !== null && toMonthNumber(value) === monthNumber}
                    isOutsideLimits={monthNumber < minNumber || monthNumber > maxNumber}
                    isTabbable={monthNumber === tabStop.monthNumber}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
