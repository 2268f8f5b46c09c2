import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { type CardShape, cellClasses, rowClasses, valueClasses } from './table-classes.ts';

export interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** Absent if rows cannot be selected. */
  selectionState: 'selected' | 'unselected' | 'disabled' | undefined;
  /** The accessible name of the row's checkbox. */
  selectLabel: string | undefined;
  onToggle: (id: string, selected: boolean) => void;
  action: ((row: Row) => ReactNode) | undefined;
  cards: CardShape;
}

const RowContent = <Row,>(props: TableRowProps<Row>) => {
  const { id, row, columns, selectionState, selectLabel, onToggle, action, cards } = props;
  const selectable = selectionState !== undefined && selectLabel !== undefined;
  return (
    <tr
      data-state={
        selectable ? (selectionState === 'selected' ? 'checked' : 'unchecked') : undefined
      }
      className={rowClasses({ cards, selectable, selected: selectionState === 'selected' })}
    >
      {selectable && (
        <td className={cellClasses({ part: 'box', cards })}>
          <SelectionCheckbox
            label={selectLabel}
            selectionState={selectionState === 'selected' ? 'all' : 'none'}
            disabled={selectionState === 'disabled'}
            onToggle={(selected) => onToggle(id, selected)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} {...{ row, column, selectable, cards }} />
      ))}
      {action && <td className={cellClasses({ part: 'action', cards })}>{action(row)}</td>}
    </tr>
  );
};

const Cell = <Row,>({
  row,
  column,
  selectable,
  cards,
}: {
  row: Row;
  column: Column<Row>;
  selectable: boolean;
  cards: CardShape;
}) => {
  const { kind } = column;
  if (column.part === 'title') {
    return (
      <th
        translate="no"
        scope="row"
        className={cellClasses({ part: 'title', kind, cards, selectable })}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={cellClasses({ part: 'fact', kind, cards, inCard: column.inCard?.(row) })}>
      {(cards === 'facts' || column.short) && (
        <span aria-hidden="true" className="hidden text-ui-ink-soft cards:inline">
          {cards === 'facts' ? column.header : `${column.short} `}
        </span>
      )}
      <span translate={kind === 'number' ? 'no' : undefined} className={valueClasses({ cards })}>
        {column.cell(row)}
      </span>
    </td>
  );
};

/** A row, memoized so that long tables stay fast. */
export const TableRow =
  // memo() loses the generic type of the component; the wrapped component is still RowContent.
  memo(RowContent) as typeof RowContent;
