import type { ReactNode } from 'react';

/** A column of a table, or a line of its cards on phones. */
export interface Column<Row> {
  /** Unique key among the columns; `TableSort.column` refers to it. */
  id: string;
  /** The heading; in cards it is shown before the value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** `number` aligns figures at the end of the cell and keeps them on one line. */
  kind?: 'text' | 'number';
  /** `title` makes the cell the row's header for screen readers and the first line of the card. */
  part?: 'title' | 'fact';
  /** The label before the value in cards of type `lines`: 'Vence'. None by default. */
  short?: string;
  /** Whether a row's card shows this column; always by default. */
  inCard?: (row: Row) => boolean;
  /** Makes the heading a sort button; `first` is the direction of the first click. */
  sortable?: { first: SortDirection };
}

export type SortDirection = 'ascending' | 'descending';

/** The sorted column and the direction. */
export interface TableSort {
  /** The column's id. */
  column: string;
  /** `ascending` starts with the smallest, the earliest or A. */
  direction: SortDirection;
}

/** Returns the sort after a heading is clicked: the opposite direction, or the column's `first`. */
export const getNextSort = (
  sort: TableSort | undefined,
  column: string,
  initialDirection: SortDirection,
): TableSort => {
  if (sort?.column !== column) return { column, direction: initialDirection };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
};
