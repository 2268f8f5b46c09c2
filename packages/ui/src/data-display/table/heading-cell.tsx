import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import type { SortDirection } from './column.ts';
import { headingClasses, sortButtonClasses } from './table-classes.ts';

export interface HeadingCellProps {
  header: string;
  kind: 'text' | 'number';
  /** The sort direction; `none` if another column is sorted; undefined if the column is not sortable. */
  sort?: SortDirection | 'none' | undefined;
  onSort?: () => void;
  /** Whether it is hidden in the card layout, where a select sorts instead. */
  hiddenInCards?: boolean;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A column heading, with a button if the column is sortable (ARIA practices, sortable table). */
export const HeadingCell = ({
  header,
  kind,
  sort,
  onSort,
  hiddenInCards = false,
}: HeadingCellProps) => (
  <th
    scope="col"
    aria-sort={sort === undefined || sort === 'none' ? undefined : sort}
    className={headingClasses({
      part: sort === undefined ? 'plain' : 'sortable',
      kind,
      inCards: !hiddenInCards,
    })}
  >
    {sort === undefined ? (
      header
    ) : (
      <SortButton header={header} kind={kind} sort={sort} onSort={onSort} />
    )}
  </th>
);

const SortButton = ({
  header,
  kind,
  sort,
  onSort,
}: HeadingCellProps & { sort: SortDirection | 'none' }) => {
  const Icon = sortIcons[sort];
  return (
    <button
      type="button"
      onClick={onSort}
      className={sortButtonClasses({ kind, sorted: sort !== 'none' })}
    >
      <span>{header}</span>
      <Icon className="size-4 shrink-0 print:hidden" />
    </button>
  );
};
