import type { ReactNode } from 'react';

/** One column of a table, and one line of its cards on phones. */
export interface Column<Row> {
  /** Unique key among the columns; `TableSort.column` refers to it. */
  id: string;
  /** The heading; on phones it stands before the value. */
  header: string;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  /** `number` sets figures below each other at the end of the cell and keeps them on one line. */
  kind?: 'text' | 'number';
  /** `title` names the row: its header for screen readers, the card's first line on phones. */
  part?: 'title' | 'fact';
  /** What stands before the value in cards of lines: 'Vence'. Nothing by default. */
  short?: string;
  /** Whether a row's card shows it; always by default. */
  inCard?: (row: Row) => boolean;
  /** The heading becomes a button that sorts; `first` is the direction of the first press. */
  sortable?: { first: SortDirection };
}

export type SortDirection = 'ascending' | 'descending';

/** The column the rows are sorted by, and which way. */
export interface TableSort {
  /** The column's id. */
  column: string;
  /** `ascending` has the smallest, the earliest or A first. */
  direction: SortDirection;
}

/** The sort that pressing a column's heading asks for: the other way round, or that column's first. */
export const nextSort = (
  sort: TableSort | undefined,
  column: string,
  first: SortDirection,
): TableSort => {
  if (sort?.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
};
