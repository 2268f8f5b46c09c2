import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { type CardShape, cardLooks } from './card-looks.ts';
import type { Column } from './column.ts';
import { SelectBox } from './select-box.tsx';

export interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** Left out where rows cannot be chosen. */
  choice: 'chosen' | 'open' | 'disabled' | undefined;
  /** Names the row's box. */
  selectLabel: string | undefined;
  onToggle: (id: string, chosen: boolean) => void;
  action: ((row: Row) => ReactNode) | undefined;
  cards: CardShape;
}

const cellLooks =
  'h-11 border-b border-line px-2 py-2.5 print:px-1 print:wrap-break-word align-middle wrap-anywhere hyphens-auto group-last:border-b-0 group-last:first:rounded-bl-lg group-last:last:rounded-br-lg lg:px-3 cards:h-auto cards:border-b-0 cards:p-0';

const Line = <Row,>(props: TableRowProps<Row>) => {
  const { id, row, columns, choice, selectLabel, onToggle, action, cards } = props;
  const look = cardLooks[cards];
  const selectable = choice !== undefined && selectLabel !== undefined;
  return (
    <tr
      className={clsx(
        'group cards:relative cards:flex cards:rounded-lg cards:border cards:elevate-1',
        look.row,
        cards === 'lines' && !selectable && 'cards:pl-3!',
        choice === 'chosen'
          ? 'bg-primary-soft cards:border-accent'
          : 'hover:bg-sunken cards:border-line cards:bg-surface',
      )}
    >
      {selectable && (
        <td className={clsx(cellLooks, 'w-0 pr-1 pl-3 print:hidden cards:absolute', look.box)}>
          <SelectBox
            label={selectLabel}
            share={choice === 'chosen' ? 'all' : 'none'}
            disabled={choice === 'disabled'}
            onToggle={(chosen) => onToggle(id, chosen)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} {...{ row, column, selectable, cards }} />
      ))}
      {action && (
        <td className={clsx(cellLooks, 'py-0! text-right whitespace-nowrap', look.action)}>
          {action(row)}
        </td>
      )}
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
  const look = cardLooks[cards];
  const number =
    column.kind === 'number' && 'text-right whitespace-nowrap tabular-nums cards:whitespace-normal';
  if (column.part === 'title') {
    return (
      <th
        scope="row"
        className={clsx(
          cellLooks,
          number,
          'text-left font-bold',
          look.title,
          selectable && 'cards:pl-9',
        )}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      className={clsx(
        cellLooks,
        number,
        'items-center',
        look.cell,
        column.kind === 'number' && look.amount,
        column.inCard?.(row) === false && 'cards:hidden!',
      )}
    >
      {(cards === 'facts' || column.short) && (
        <span aria-hidden="true" className="hidden text-ink-soft cards:inline">
          {cards === 'facts' ? column.header : `${column.short} `}
        </span>
      )}
      <span className={clsx(cards === 'facts' && 'cards:ml-auto cards:min-w-0 cards:text-right')}>
        {column.cell(row)}
      </span>
    </td>
  );
};

/** One row; drawn again only when its own props change, so that long tables stay quick. */
export const TableRow =
  // memo() forgets that the component is generic; what it wraps is Line itself.
  memo(Line) as typeof Line;
