import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { SelectBox } from './select-box.tsx';
import { type CardShape, cellClasses, rowClasses, valueClasses } from './table-classes.ts';

export interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** Absent if rows cannot be selected. */
  choice: 'selected' | 'open' | 'disabled' | undefined;
  /** The accessible name of the row's checkbox. */
  selectLabel: string | undefined;
  onToggle: (id: string, selected: boolean) => void;
  action: ((row: Row) => ReactNode) | undefined;
  cards: CardShape;
}

const Line = <Row,>(props: TableRowProps<Row>) => {
  const { id, row, columns, choice, selectLabel, onToggle, action, cards } = props;
  const selectable = choice !== undefined && selectLabel !== undefined;
  return (
    <tr
      data-state={selectable ? (choice === 'selected' ? 'checked' : 'unchecked') : undefined}
      className={rowClasses({ cards, selectable, selected: choice === 'selected' })}
    >
      {selectable && (
        <td className={cellClasses({ part: 'box', cards })}>
          <SelectBox
            label={selectLabel}
            share={choice === 'selected' ? 'all' : 'none'}
            disabled={choice === 'disabled'}
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
      <th scope="row" className={cellClasses({ part: 'title', kind, cards, selectable })}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={cellClasses({ part: 'fact', kind, cards, inCard: column.inCard?.(row) })}>
      {(cards === 'facts' || column.short) && (
        <span aria-hidden="true" className="hidden text-ink-soft cards:inline">
          {cards === 'facts' ? column.header : `${column.short} `}
        </span>
      )}
      <span className={valueClasses({ cards })}>{column.cell(row)}</span>
    </td>
  );
};

/** A row, memoized so that long tables stay fast. */
export const TableRow =
  // memo() loses the generic type of the component; the wrapped component is still Line.
  memo(Line) as typeof Line;
