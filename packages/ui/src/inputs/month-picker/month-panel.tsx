import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { useDateMessages } from '../../messages/index.ts';
import { MonthCell } from './month-cell.tsx';
import { monthsForKey } from './month-for-key.ts';
import { monthFromNumber, monthNumber, type YearMonth } from './month-text.ts';

export interface MonthPanelProps {
  value: YearMonth | null;
  /** The month that has the focus when the panel opens. */
  start: YearMonth;
  min: YearMonth;
  max: YearMonth;
  onPick: (month: YearMonth) => void;
}

const rows = [0, 3, 6, 9] as const;
const columns = [1, 2, 3] as const;

/** The twelve months of a year as a grid, with buttons for the previous and next year. */
export const MonthPanel = ({ value, start, min, max, onPick }: MonthPanelProps) => {
  const { previousYear, nextYear } = useDateMessages();
  const grid = useRef<HTMLTableElement>(null);
  const [lower, upper] = [monthNumber(min), monthNumber(max)];
  const clamp = (number: number) => Math.max(lower, Math.min(number, upper));
  const [stop, setStop] = useState({ at: clamp(monthNumber(start)), hasFocus: false });
  const { year, month } = monthFromNumber(stop.at);
  useLayoutEffect(() => {
    if (stop.hasFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [stop]);

  const pick = (number: number) => {
    if (number >= lower && number <= upper) onPick(monthFromNumber(number));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return pick(stop.at);
    }
    const away = monthsForKey(event.key, month);
    if (away === null) return;
    event.preventDefault();
    setStop({ at: clamp(stop.at + away), hasFocus: true });
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('[data-month]') : null;
    if (cell !== null) pick(Number(cell.getAttribute('data-month')));
  };
  const turn = (months: number) => setStop({ at: clamp(stop.at + months), hasFocus: false });

  return (
    <>
      <div className="mb-2 flex items-center">
        <IconButton
          label={previousYear}
          onClick={() => turn(-12)}
          className="-ml-[min(0.5rem,2vw)]"
        >
          <ChevronLeft />
        </IconButton>
        <p aria-live="polite" className="min-w-0 flex-1 text-center font-heading font-bold">
          {year}
        </p>
        <IconButton label={nextYear} onClick={() => turn(12)} className="-mr-[min(0.5rem,2vw)]">
          <ChevronRight />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA practices use a table of months as a grid
        role="grid"
        aria-label={String(year)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-1 text-center text-sm"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => {
                const at = monthNumber({ year, month: row + column });
                return (
                  <MonthCell
                    key={at}
                    at={at}
                    isSelected={value !== null && monthNumber(value) === at}
                    isOutside={at < lower || at > upper}
                    isStop={at === stop.at}
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
