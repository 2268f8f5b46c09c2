import { type Column, getNextSort, type TableSort } from './column.ts';
import { HeadingCell } from './heading-cell.tsx';
import type { SelectionState } from './row-selection.ts';
import { SelectAllCheckbox } from './selection-checkbox.tsx';
import { type CardShape, headClasses, headingClasses } from './table-classes.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The state of the checkbox for all rows; absent if rows cannot be selected. */
  selectionState: SelectionState | undefined;
  /** Whether no row can be selected. */
  selectDisabled: boolean;
  onSelectAll: () => void;
  /** The screen-reader heading of the actions column; absent without actions. */
  actionsLabel: string | undefined;
  cards: CardShape;
}

/** The column headings. On phones only the interactive ones are shown, in a row above the cards. */
export const TableHead = <Row,>({
  columns,
  sort,
  onSortChange,
  selectionState,
  selectDisabled,
  onSelectAll,
  actionsLabel,
  cards,
}: TableHeadProps<Row>) => {
  const isSortable = onSortChange !== undefined && columns.some((column) => column.sortable);
  const isInteractive = selectionState !== undefined || isSortable;
  return (
    <thead className={headClasses({ interactive: isInteractive })}>
      <tr className="cards:flex cards:flex-wrap cards:gap-2 cards:pb-1">
        {selectionState !== undefined && (
          <th scope="col" className={headingClasses({ part: 'box' })}>
            <SelectAllCheckbox
              selectionState={selectionState}
              disabled={selectDisabled}
              onToggle={onSelectAll}
            />
          </th>
        )}
        {columns.map(({ id, header, kind = 'text', sortable: sortOptions }) => (
          <HeadingCell
            key={id}
            header={header}
            kind={kind}
            sort={sortOptions && onSortChange && (sort?.column === id ? sort.direction : 'none')}
            hiddenInCards={cards === 'lines' && sortOptions !== undefined}
            onSort={() => sortOptions && onSortChange?.(getNextSort(sort, id, sortOptions.first))}
          />
        ))}
        {actionsLabel !== undefined && (
          <th scope="col" className={headingClasses({ part: 'action' })}>
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};
