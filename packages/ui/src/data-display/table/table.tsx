import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import type { RootProps } from '../../hooks/root-props.ts';
import { useListMessages } from '../../messages/index.ts';
import { CardSort } from './card-sort.tsx';
import type { Column, TableSort } from './column.ts';
import {
  getSelectionState,
  setRowSelected,
  type TableSelection,
  toggleAllRows,
} from './row-selection.ts';
import { bodyClasses, type CardShape, captionClasses, rootClasses } from './table-classes.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

export interface TableProps<Row> extends RootProps {
  /** The caption: what the table lists. */
  caption: string;
  /** `hidden` keeps the caption for screen readers only, below a heading with the same text. */
  captionMode?: 'shown' | 'hidden';
  /** The columns in reading order. Must be stable between renders. */
  columns: ReadonlyArray<Column<Row>>;
  /** The rows in display order. Unchanged rows must keep their identity. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowId: (row: Row) => string;
  /** The sort shown in the headings. The parent sorts the rows. */
  sort?: TableSort;
  /** Called with the new sort when a heading is clicked. Without it headings are not buttons. */
  onSortChange?: (sort: TableSort) => void;
  /** Makes the rows selectable. */
  selection?: TableSelection<Row>;
  /** Renders the last cell of a row: a link, a button or a menu. Must be stable, like the columns. */
  rowAction?: (row: Row) => ReactNode;
  /** How a row is rendered as a card, if the columns do not fit. */
  cards?: CardShape;
  /** The sort control of cards of type `lines`: above them, or `none` if the list's toolbar has one. */
  cardSort?: 'above' | 'none';
}

/** With more cells than this the table switches to columns at a larger width, so that text does not wrap. */
const maxCellsInNarrowTable = 7;

/**
 * A table with sticky headings. If the columns do not fit, each row is a card (below 768 px, and sooner with
 * larger text) and keeps its table roles. The list frame renders the empty and error states.
 */
export const Table = forwardRef(function Table<Row>(
  {
    caption,
    captionMode = 'shown',
    columns,
    rows,
    rowId,
    sort,
    onSortChange,
    selection,
    rowAction,
    cards = 'facts',
    cardSort = 'above',
    className,
    ...rest
  }: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { actions } = useListMessages();
  const selectableIds = rows.filter((row) => !selection?.isDisabled?.(row)).map(rowId);
  const handleToggle = useToggleHandler(selection);
  const cellCount = columns.length + (selection ? 1 : 0) + (rowAction ? 1 : 0);
  return (
    <div
      ref={ref}
      {...rest}
      className={rootClasses({
        width: cellCount > maxCellsInNarrowTable ? 'wide' : 'normal',
        className,
      })}
    >
      {cards === 'lines' && cardSort === 'above' && onSortChange && (
        <CardSort {...{ columns, sort, onSortChange }} />
      )}
      <table className="w-full border-separate border-spacing-0 rounded-ui-lg border border-ui-line bg-ui-surface text-sm print:rounded-none print:text-xs cards:block cards:rounded-none cards:border-0 cards:bg-transparent">
        <caption className={captionClasses({ mode: captionMode })}>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selectionState={selection && getSelectionState(selection.selected, selectableIds)}
          selectDisabled={selectableIds.length === 0}
          onSelectAll={() =>
            selection?.onSelectedChange(toggleAllRows(selection.selected, selectableIds))
          }
          actionsLabel={rowAction && actions}
          cards={cards}
        />
        <tbody className={bodyClasses({ cards })}>
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              id={rowId(row)}
              row={row}
              columns={columns}
              selectionState={selection && getRowSelectionState(selection, row, rowId(row))}
              selectLabel={selection?.rowLabel(row)}
              onToggle={handleToggle}
              action={rowAction}
              cards={cards}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

const getRowSelectionState = <Row,>(
  { selected, isDisabled }: TableSelection<Row>,
  row: Row,
  id: string,
) => {
  if (isDisabled?.(row)) return 'disabled';
  return selected.has(id) ? 'selected' : 'unselected';
};

/** Returns a stable handler for all rows, so that selecting a row does not render the others again. */
const useToggleHandler = <Row,>(selection: TableSelection<Row> | undefined) => {
  const latestSelection = useRef(selection);
  useEffect(() => {
    latestSelection.current = selection;
  });
  return useCallback((id: string, selected: boolean) => {
    const currentSelection = latestSelection.current;
    currentSelection?.onSelectedChange(setRowSelected(currentSelection.selected, id, selected));
  }, []);
};
