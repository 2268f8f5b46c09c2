import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import { getNextSort, type TableSort } from '../table/index.ts';
import type { SelectionState } from '../table/row-selection.ts';
import { SelectAllCheckbox } from '../table/selection-checkbox.tsx';
import type { LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';
import { boxClasses, cellClasses, rowClasses, sortButtonClasses } from './long-table-row.tsx';

export interface LongTableHeadProps<Row> {
  columns: readonly LongTableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The state of the checkbox for all rows; absent if rows cannot be selected. */
  selectionState: SelectionState | undefined;
  selectDisabled: boolean;
  onSelectAll: () => void;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The column headings; they stay visible while the rows scroll. */
export const LongTableHead = <Row,>({
  columns,
  sort,
  onSortChange,
  selectionState,
  selectDisabled,
  onSelectAll,
}: LongTableHeadProps<Row>) => (
  <div {...gridRoles.row()} className={rowClasses({ part: 'head' })}>
    {selectionState !== undefined && (
      <div {...gridRoles.columnHeader()} className={boxClasses}>
        <SelectAllCheckbox
          selectionState={selectionState}
          disabled={selectDisabled}
          onToggle={onSelectAll}
        />
      </div>
    )}
    {columns.map((column) => {
      const { id, header, kind, visibility, sortable } = column;
      const direction = sort?.column === id ? sort.direction : 'none';
      const Icon = sortIcons[direction];
      const isSortable = sortable !== undefined && onSortChange !== undefined;
      return (
        <div
          key={id}
          data-column={id}
          {...gridRoles.columnHeader(isSortable && direction !== 'none' ? direction : undefined)}
          className={cellClasses({ kind, visibility })}
        >
          {isSortable ? (
            <button
              type="button"
              onClick={() => onSortChange(getNextSort(sort, id, sortable.first))}
              className={sortButtonClasses({ kind, sorted: direction !== 'none' })}
            >
              <span>{header}</span>
              <Icon className="size-4 shrink-0 print:hidden" />
            </button>
          ) : (
            header
          )}
        </div>
      );
    })}
  </div>
);
