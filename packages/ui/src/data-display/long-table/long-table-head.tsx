import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import { nextSort, type TableSort } from '../table/index.ts';
import type { Share } from '../table/row-selection.ts';
import { SelectAllBox } from '../table/select-box.tsx';
import type { LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';
import { cellClasses, rowClasses, sortClasses } from './long-table-row.tsx';

export interface LongTableHeadProps<Row> {
  columns: readonly LongTableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The state of the checkbox for all rows; absent if rows cannot be selected. */
  share: Share | undefined;
  selectDisabled: boolean;
  onSelectAll: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The column headings; they stay visible while the rows scroll. */
export const LongTableHead = <Row,>({
  columns,
  sort,
  onSortChange,
  share,
  selectDisabled,
  onSelectAll,
}: LongTableHeadProps<Row>) => (
  <div {...gridRoles.row()} className={rowClasses({ part: 'head' })}>
    {share !== undefined && (
      <div {...gridRoles.columnHeader()} className="pl-3">
        <SelectAllBox share={share} disabled={selectDisabled} onToggle={onSelectAll} />
      </div>
    )}
    {columns.map((column) => {
      const { id, header, kind, visibility, sortable } = column;
      const way = sort?.column === id ? sort.direction : 'none';
      const Icon = icons[way];
      const isSortable = sortable !== undefined && onSortChange !== undefined;
      return (
        <div
          key={id}
          data-column={id}
          {...gridRoles.columnHeader(isSortable && way !== 'none' ? way : undefined)}
          className={cellClasses({ kind, visibility })}
        >
          {isSortable ? (
            <button
              type="button"
              onClick={() => onSortChange(nextSort(sort, id, sortable.first))}
              className={sortClasses({ kind, sorted: way !== 'none' })}
            >
              {header}
              <Icon className="size-4 shrink-0" />
            </button>
          ) : (
            header
          )}
        </div>
      );
    })}
  </div>
);
