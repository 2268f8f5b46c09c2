import { type Column, nextSort, type TableSort } from './column.ts';
import { HeadingCell } from './heading-cell.tsx';
import type { Share } from './row-selection.ts';
import { SelectAllBox } from './select-box.tsx';
import { type CardShape, headClasses, headingClasses } from './table-classes.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The state of the checkbox for all rows; absent if rows cannot be selected. */
  share: Share | undefined;
  /** Whether no row can be selected. */
  selectDisabled: boolean;
  onSelectAll: () => void;
  /** The screen-reader heading of the actions column; absent without actions. */
  actionsLabel: string | undefined;
  cards: CardShape;
}

/** The column headings; on phones only the interactive ones, as a row above the cards. */
export const TableHead = <Row,>({
  columns,
  sort,
  onSortChange,
  share,
  selectDisabled,
  onSelectAll,
  actionsLabel,
  cards,
}: TableHeadProps<Row>) => {
  const sortable = onSortChange !== undefined && columns.some((column) => column.sortable);
  const pressable = share !== undefined || sortable;
  return (
    <thead className={headClasses({ pressable })}>
      <tr className="cards:flex cards:flex-wrap cards:gap-2 cards:pb-3">
        {share !== undefined && (
          <th scope="col" className={headingClasses({ part: 'box' })}>
            <SelectAllBox share={share} disabled={selectDisabled} onToggle={onSelectAll} />
          </th>
        )}
        {columns.map(({ id, header, kind = 'text', sortable: by }) => (
          <HeadingCell
            key={id}
            header={header}
            kind={kind}
            sort={by && onSortChange && (sort?.column === id ? sort.direction : 'not')}
            hiddenAtCards={cards === 'lines' && by !== undefined}
            onSort={() => by && onSortChange?.(nextSort(sort, id, by.first))}
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
