import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/icons.ts';
import { nextSort, type TableSort } from '../table/index.ts';
import type { Share } from '../table/row-selection.ts';
import { SelectAllBox } from '../table/select-box.tsx';
import type { LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';
import { cellLook, rowLook } from './long-table-row.tsx';

export interface LongTableHeadProps<Row> {
  columns: readonly LongTableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The state of the box for all rows; left out where rows cannot be chosen. */
  share: Share | undefined;
  selectDisabled: boolean;
  onSelectAll: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The headings, in sight while the rows scroll by. */
export const LongTableHead = <Row,>({
  columns,
  sort,
  onSortChange,
  share,
  selectDisabled,
  onSelectAll,
}: LongTableHeadProps<Row>) => (
  <div
    {...gridRoles.row()}
    className={clsx(
      rowLook,
      'top-(--ui-sticky-top) z-1 min-h-10 rounded-t-lg border-b border-line-strong bg-sunken text-xs font-bold text-ink-soft tall:sticky print:static',
    )}
  >
    {share !== undefined && (
      <div {...gridRoles.columnHeader()} className="pl-3">
        <SelectAllBox share={share} disabled={selectDisabled} onToggle={onSelectAll} />
      </div>
    )}
    {columns.map((column) => {
      const { id, header, kind, sortable } = column;
      const way = sort?.column === id ? sort.direction : 'none';
      const Icon = icons[way];
      const isSortable = sortable !== undefined && onSortChange !== undefined;
      return (
        <div
          key={id}
          data-column={id}
          {...gridRoles.columnHeader(isSortable && way !== 'none' ? way : undefined)}
          className={cellLook(column)}
        >
          {isSortable ? (
            <button
              type="button"
              onClick={() => onSortChange(nextSort(sort, id, sortable.first))}
              className={clsx(
                'inline-flex min-h-10 items-center gap-1 -outline-offset-2! hover:text-ink',
                kind === 'number' ? 'flex-row-reverse text-right' : 'text-left',
                way !== 'none' && 'text-primary-ink',
              )}
            >
              {header}
              <Icon className={clsx('size-4 shrink-0', way === 'none' && 'opacity-60')} />
            </button>
          ) : (
            header
          )}
        </div>
      );
    })}
  </div>
);
