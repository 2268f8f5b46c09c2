import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { LongList } from '../long-list/index.ts';
import type { TableSort } from '../table/index.ts';
import { getSelectionState } from '../table/row-selection.ts';
import { getTracks, type LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';
import { LongTableHead } from './long-table-head.tsx';
import {
  boxClasses,
  cellClasses,
  LongTableRow,
  type LongTableRowProps,
  type RowSelectionState,
  rowClasses,
} from './long-table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** The row selection of a long table. */
export interface LongTableSelection<Row> {
  /** Ids of the selected rows. A new set whenever it changes. */
  selected: ReadonlySet<string>;
  /** Called with the id of the row whose checkbox was clicked. */
  onToggle: (id: string) => void;
  /** Called when the heading's checkbox is clicked, to select all selectable rows or none. */
  onToggleAll: () => void;
  /** Returns the accessible name of a row's checkbox: 'Seleccionar la factura FE-10293'. Must be stable. */
  rowLabel: (row: Row) => string;
  /** Returns whether a row cannot be selected. */
  isDisabled: (row: Row) => boolean;
}

export interface LongTableProps<Row> extends RootProps {
  /** The accessible name of the table. */
  label: string;
  /** The columns in reading order. Must be stable between renders. */
  columns: ReadonlyArray<LongTableColumn<Row>>;
  /** The rows in display order. Unchanged rows must keep their identity. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowId: (row: Row) => string;
  /** The sort of the rows, shown in the headings. The parent sorts the rows. */
  sort?: TableSort;
  /** Called with the sort of a clicked heading. Without it headings are not buttons. */
  onSortChange?: (sort: TableSort) => void;
  /** Makes rows selectable. */
  selection?: LongTableSelection<Row>;
  /** The footer cells, by column: totals below their amounts. */
  footer?: Readonly<Record<string, ReactNode>>;
}

/** The estimated height of 24 rows, in rem. */
const estimatedHeight = 66;

/** What every row needs. */
interface RowContext<Row> extends Pick<LongTableRowProps<Row>, 'columns' | 'onToggle'> {
  rowLabel: LongTableSelection<Row>['rowLabel'] | undefined;
}

const renderRow = <Row,>(
  row: Row,
  selectionState: RowSelectionState,
  { rowLabel, ...props }: RowContext<Row>,
) => <LongTableRow selectLabel={rowLabel?.(row)} {...{ row, selectionState }} {...props} />;

/**
 * A table with one line per row, for hundreds of rows or more: rows outside the viewport are not laid out.
 * Arrow keys move between the rows. It needs at least 41 rem; use cards in narrower containers, where the
 * table scrolls sideways.
 */
export const LongTable = forwardRef(function LongTable<Row>(
  props: LongTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { label, columns, rows, rowId, sort, onSortChange, selection, footer } = props;
  const { body, onKeyDown, onFocus } = useGridKeys();
  const getRowSelectionState = (row: Row): RowSelectionState => {
    if (selection === undefined) return undefined;
    if (selection.isDisabled(row)) return 'disabled';
    return selection.selected.has(rowId(row)) ? 'selected' : 'unselected';
  };
  const selectableIds = selection
    ? rows.filter((row) => !selection.isDisabled(row)).map(rowId)
    : [];
  const tracks = getTracks(columns, selection !== undefined);
  return (
    <div
      ref={ref}
      {...getRootProps(props)}
      className={cn('@container/long-table min-w-0', props.className)}
    >
      <div
        {...gridRoles.grid(label, selection !== undefined)}
        className="rounded-ui-lg border border-ui-line bg-ui-surface elevate-1 @max-[41rem]/long-table:overflow-x-auto print:table print:w-full"
        // On the server it is rendered as a style attribute, which a content security policy must allow
        // (style-src-attr).
        style={
          {
            '--long-table-narrow': tracks.narrow,
            '--long-table-wide': tracks.wide,
          } as CSSProperties
        }
      >
        <div {...gridRoles.group} className="print:table-header-group print:break-inside-avoid">
          <LongTableHead
            {...{ columns, sort, onSortChange }}
            selectionState={selection && getSelectionState(selection.selected, selectableIds)}
            selectDisabled={selectableIds.length === 0}
            onSelectAll={() => selection?.onToggleAll()}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside handle the keys. */}
        <div
          ref={body}
          role="presentation"
          className="print:contents"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <LongList
            parts="rows"
            label={label}
            items={rows}
            getKey={rowId}
            getItemState={getRowSelectionState}
            renderItem={renderRow}
            context={{
              columns,
              rowLabel: selection?.rowLabel,
              onToggle: (row: Row) => selection?.onToggle(rowId(row)),
            }}
            estimatedHeight={estimatedHeight}
            // Rows are as wide as the headings, because `content-visibility` clips overflowing content.
            className="grid min-w-164 print:contents"
          />
        </div>
        {footer && (
          <div {...gridRoles.group} className="print:table-row-group">
            <div {...gridRoles.row()} className={rowClasses({ part: 'footer' })}>
              {selection && <div {...gridRoles.cell} className={boxClasses} />}
              {columns.map((column) => (
                <div
                  key={column.id}
                  {...gridRoles.cell}
                  className={cellClasses({
                    kind: column.kind,
                    visibility: column.visibility,
                    title: column.part === 'title' ? 'footer' : null,
                  })}
                >
                  {footer[column.id]}
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}) as <Row>(props: LongTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;
