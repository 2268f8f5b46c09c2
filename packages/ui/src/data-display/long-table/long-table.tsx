import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useCallback,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { LongList } from '../long-list/index.ts';
import type { TableSort } from '../table/index.ts';
import { shareOf } from '../table/row-selection.ts';
import { type LongTableColumn, tracksOf } from './column.ts';
import { gridRoles } from './grid-roles.ts';
import { LongTableHead } from './long-table-head.tsx';
import { cellClasses, LongTableRow, type RowChoice, rowClasses } from './long-table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** Which rows of a long table are selected. */
export interface LongTableSelection<Row> {
  /** Ids of the selected rows. A new set whenever it changes. */
  selected: ReadonlySet<string>;
  /** Called with the id of the row whose checkbox was pressed. Must be stable. */
  onToggle: (id: string) => void;
  /** Called when the heading's box is pressed: all rows that can be selected, or none of them. */
  onToggleAll: () => void;
  /** Returns the accessible name of a row's checkbox: 'Seleccionar la factura FE-10293'. Must be stable. */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be selected. Keep it the same function while the rows' answers stay. */
  isDisabled: (row: Row) => boolean;
}

export interface LongTableProps<Row> extends RootProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** The columns in reading order. Must be stable between renders. */
  columns: ReadonlyArray<LongTableColumn<Row>>;
  /** In display order. Unchanged rows must keep their identity. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. Must be stable. */
  rowId: (row: Row) => string;
  /** The sort of the rows, shown in the headings. The owner sorts the rows. */
  sort?: TableSort;
  /** Called with the sort of a pressed heading. Without it headings are not buttons. */
  onSortChange?: (sort: TableSort) => void;
  /** Makes rows selectable. */
  selection?: LongTableSelection<Row>;
  /** What stands in the footer, by column: totals below their amounts. */
  footer?: Readonly<Record<string, ReactNode>>;
}

/** About how high 24 rows are, in rem. */
const estimatedHeight = 66;

/**
 * One line a row, for hundreds of rows and more: those out of sight are not laid out. The keyboard
 * moves in it as in a list. It is made for 41 rem and more; where there is less, show cards: here it
 * scrolls sideways.
 */
export const LongTable = forwardRef(function LongTable<Row>(
  props: LongTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { label, columns, rows, rowId, sort, onSortChange, selection, footer } = props;
  const { body, onKeyDown, onFocus } = useGridKeys();
  const { selected, isDisabled, onToggle, rowLabel } = selection ?? {};
  const choiceOf = useCallback(
    (row: Row): RowChoice => {
      if (selected === undefined) return undefined;
      if (isDisabled?.(row)) return 'disabled';
      return selected.has(rowId(row)) ? 'selected' : 'open';
    },
    [selected, isDisabled, rowId],
  );
  const renderItem = useCallback(
    (row: Row, choice: RowChoice) => (
      <LongTableRow
        id={rowId(row)}
        selectLabel={rowLabel?.(row)}
        {...{ row, columns, choice, onToggle }}
      />
    ),
    [columns, rowId, rowLabel, onToggle],
  );
  const choosable = selection ? rows.filter((row) => !selection.isDisabled(row)).map(rowId) : [];
  const tracks = tracksOf(columns, selection !== undefined);
  return (
    <div
      ref={ref}
      {...passedOn(props)}
      className={cn('@container/long-table min-w-0', props.className)}
    >
      <div
        {...gridRoles.grid(label, selection !== undefined)}
        className="rounded-lg border border-line bg-surface elevate-1 @max-[41rem]/long-table:overflow-x-auto"
        // Rendered on a server it is an attribute, which a content policy must allow (style-src-attr).
        style={
          {
            '--long-table-narrow': tracks.narrow,
            '--long-table-wide': tracks.wide,
          } as CSSProperties
        }
      >
        <div {...gridRoles.group}>
          <LongTableHead
            {...{ columns, sort, onSortChange }}
            share={selection && shareOf(selection.selected, choosable)}
            selectDisabled={choosable.length === 0}
            onSelectAll={() => selection?.onToggleAll()}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside take the keys. */}
        <div ref={body} role="presentation" onKeyDown={onKeyDown} onFocus={onFocus}>
          <LongList
            parts="rows"
            label={label}
            items={rows}
            keyOf={rowId}
            getItemState={choiceOf}
            renderItem={renderItem}
            estimatedHeight={estimatedHeight}
            // Rows are as wide as the headings, and what is drawn late cuts off what sticks out of it.
            className="grid min-w-164"
          />
        </div>
        {footer && (
          <div {...gridRoles.group}>
            <div {...gridRoles.row()} className={rowClasses({ part: 'footer' })}>
              {selection && <div {...gridRoles.cell} />}
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
