import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import type { SortDirection } from './column.ts';
import { headingClasses, sortClasses } from './table-classes.ts';

export interface HeadingCellProps {
  header: string;
  kind: 'text' | 'number';
  /** The sort direction; `not` if another column is sorted; undefined if the column is not sortable. */
  sort?: SortDirection | 'not' | undefined;
  onSort?: () => void;
  /** Whether it is hidden in the card layout, where a select sorts instead. */
  hiddenAtCards?: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, not: ChevronsUpDown } as const;

/** A column heading, with a button if the column is sortable (ARIA practices, sortable table). */
export const HeadingCell = ({
  header,
  kind,
  sort,
  onSort,
  hiddenAtCards = false,
}: HeadingCellProps) => (
  <th
    scope="col"
    aria-sort={sort === undefined || sort === 'not' ? undefined : sort}
    className={headingClasses({
      part: sort === undefined ? 'plain' : 'sortable',
      kind,
      inCards: !hiddenAtCards,
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
}: HeadingCellProps & { sort: SortDirection | 'not' }) => {
  const Icon = icons[sort];
  return (
    <button
      type="button"
      onClick={onSort}
      className={sortClasses({ kind, sorted: sort !== 'not' })}
    >
      {header}
      <Icon className="size-4 shrink-0 print:hidden" />
    </button>
  );
};
