import { forwardRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface TableSkeletonProps extends RootProps {
  /** The number of columns of the table. */
  columns: number;
  /** The number of rows of a page, so that the layout does not shift when they load. */
  rows?: number;
}

/** The placeholder of a loading table: rows, or cards in the card layout. */
export const TableSkeleton = forwardRef<HTMLSpanElement, TableSkeletonProps>(function TableSkeleton(
  { columns, rows = 10, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      aria-hidden="true"
      className={cn('@container/table block', className)}
    >
      <span className="block rounded-ui-lg border border-ui-line bg-ui-surface cards:border-0 cards:bg-transparent">
        <span className="block h-9 rounded-t-ui-lg bg-ui-sunken cards:hidden" />
        <span className="block cards:grid cards:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] cards:gap-3">
          {Array.from({ length: rows }, (_, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered.
              key={row}
              className="flex h-11 items-center gap-6 border-t border-ui-line px-3 cards:h-auto cards:flex-col cards:items-stretch cards:gap-2 cards:rounded-ui-lg cards:border cards:bg-ui-surface cards:p-4"
            >
              {Array.from({ length: columns }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells are identical and never reordered.
                <Skeleton key={column} className="h-4 flex-1 cards:flex-none" />
              ))}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
});
