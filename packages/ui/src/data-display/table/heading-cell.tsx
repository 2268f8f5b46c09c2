import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import type { SortDirection } from './column.ts';
import { headingClasses, sortClasses } from './table-classes.ts';

export interface HeadingCellProps {
  header: string;
  kind: 'text' | 'number';
  /** Sorted this way; `not` when another column is; left out where the column cannot be sorted. */
  sort?: SortDirection | 'not' | undefined;
  onSort?: () => void;
  /** Beside cards of lines one control sorts, not every heading. */
  hiddenAtCards?: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, not: ChevronsUpDown } as const;

/** A column's heading, a button where the column can be sorted (ARIA practices, sortable table). */
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
