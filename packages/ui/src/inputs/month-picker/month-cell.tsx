import { memo } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useDateMessages } from '../../messages/index.ts';
import { fromMonthNumber } from './month-text.ts';

export interface MonthCellProps {
  /** Months since year 0. */
  monthNumber: number;
  isSelected: boolean;
  isOutsideLimits: boolean;
  /** Whether this is the tabbable month. */
  isTabbable: boolean;
}

const cellClasses = cva(
  'h-11 cursor-pointer rounded-ui-md text-[min(0.875rem,5vw)] hyphens-auto wrap-anywhere first-letter:uppercase aria-disabled:cursor-not-allowed aria-disabled:text-ui-ink-soft aria-disabled:line-through aria-disabled:opacity-60',
  {
    variants: {
      selected: {
        true: 'bg-ui-primary font-bold text-ui-on-primary forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        false: 'hover:bg-ui-sunken',
      },
    },
  },
);

/** One month of the grid. The panel handles its clicks and keys. */
export const MonthCell = memo(function MonthCell({
  monthNumber,
  isSelected,
  isOutsideLimits,
  isTabbable,
}: MonthCellProps) {
  const { monthName, monthOfYear } = useDateMessages();
  const { year, month } = fromMonthNumber(monthNumber);
  return (
    <td
      data-month={monthNumber}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role grid
      role="gridcell"
      tabIndex={isTabbable ? 0 : -1}
      data-autofocus={isTabbable ? '' : undefined}
      aria-label={monthOfYear(month, year)}
      aria-selected={isSelected}
      aria-disabled={isOutsideLimits || undefined}
      className={cellClasses({ selected: isSelected })}
    >
      {monthName(month)}
    </td>
  );
});
