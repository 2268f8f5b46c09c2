import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/icons.ts';
import type { SortDirection } from './column.ts';

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

/** The place of every heading: in sight while its rows scroll by. */
export const headingLooks =
  'top-(--ui-sticky-top) z-1 tall:sticky border-b border-line-strong bg-sunken text-left text-xs font-bold text-ink-soft first:rounded-tl-lg last:rounded-tr-lg print:static';

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
    className={clsx(
      headingLooks,
      sort === undefined
        ? 'px-2 py-2.5 lg:px-3 print:px-1 cards:sr-only'
        : 'p-0 cards:static cards:rounded-full! cards:border cards:border-line-strong cards:bg-surface',
      kind === 'number' && 'text-right',
      hiddenAtCards && 'cards:hidden!',
    )}
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
      className={clsx(
        'flex min-h-10 w-full items-center gap-1 px-2 py-2 -outline-offset-2! hover:text-ink lg:px-3 print:px-1 cards:min-h-8 cards:rounded-full cards:px-3 cards:py-1',
        kind === 'number' ? 'flex-row-reverse text-right cards:flex-row' : 'text-left',
        sort !== 'not' && 'text-primary-ink',
      )}
    >
      {header}
      <Icon className={clsx('size-4 shrink-0 print:hidden', sort === 'not' && 'opacity-60')} />
    </button>
  );
};
