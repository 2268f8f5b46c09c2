import { memo } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';

/** Whether a row is selected or selectable; undefined if the table has no selection. */
export type RowSelectionState = 'selected' | 'unselected' | 'disabled' | undefined;

export interface LongTableRowProps<Row> {
  row: Row;
  columns: readonly LongTableColumn<Row>[];
  selectionState: RowSelectionState;
  /** The accessible name of the row's checkbox. */
  selectLabel: string | undefined;
  onToggle: (row: Row) => void;
}

/**
 * A row of headings, cells or totals; the column tracks are set once, on the table. On paper the grid is a table: its
 * columns fit their content, and its headings repeat on every page.
 */
export const rowClasses = cva(
  'grid min-w-164 print:table-row print:text-xs grid-cols-(--long-table-narrow) items-center @min-[70rem]/long-table:grid-cols-(--long-table-wide)',
  {
    variants: {
      part: {
        head: 'top-(--ui-sticky-top) z-1 min-h-10 rounded-t-ui-lg border-b border-ui-line-strong bg-ui-sunken text-xs font-bold text-ui-ink-soft tall:sticky print:static',
        row: 'min-h-11 border-b border-ui-line py-1 text-sm -outline-offset-2!',
        footer: 'min-h-11 py-2 text-sm font-bold',
      },
      selected: { true: 'bg-ui-primary-soft', false: 'bg-ui-surface hover:bg-ui-sunken' },
    },
  },
);

/** The classes of a cell, by its column and the kind of its row. */
export const cellClasses = cva(
  'min-w-0 px-2 last:pr-3 print:table-cell print:border-b print:border-ui-line print:px-1 print:py-1 print:align-middle',
  {
    variants: {
      kind: { text: '', number: 'text-right tabular-nums print:whitespace-nowrap' },
      visibility: { always: '', wide: '@max-[70rem]/long-table:hidden!' },
      title: { row: 'font-bold', footer: 'overflow-visible whitespace-nowrap' },
    },
  },
);

/** The cell of the checkbox, which has no use on paper. */
export const boxClasses = 'pl-3 print:hidden';

/** The sort button in a heading. On paper it has no box: Chromium omits buttons from repeated headings. */
export const sortButtonClasses = cva(
  'inline-flex min-h-10 items-center gap-1 outline-offset-0 hover:text-ui-ink print:contents',
  {
    variants: {
      kind: { text: 'text-left', number: 'flex-row-reverse text-right' },
      sorted: { true: 'text-ui-primary-ink', false: '[&>svg]:opacity-60' },
    },
    defaultVariants: { kind: 'text' },
  },
);

const RowCells = <Row,>({ row, columns }: Pick<LongTableRowProps<Row>, 'row' | 'columns'>) => (
  <>
    {columns.map((column) => (
      <div
        key={column.id}
        {...(column.part === 'title' ? gridRoles.rowHeader : gridRoles.cell)}
        translate={column.part === 'title' || column.kind === 'number' ? 'no' : undefined}
        className={cellClasses({
          kind: column.kind,
          visibility: column.visibility,
          title: column.part === 'title' ? 'row' : null,
        })}
      >
        {column.cell(row)}
      </div>
    ))}
  </>
);

/** The content of a row does not depend on whether it is selected. */
const MemoizedRowCells = memo(RowCells) as typeof RowCells;

/** One row of the table. Its controls are reached with arrow keys, not with Tab. */
export const LongTableRow = <Row,>(props: LongTableRowProps<Row>) => {
  const { row, columns, selectionState, selectLabel, onToggle } = props;
  const isSelected = selectionState === 'selected';
  return (
    <div
      {...gridRoles.row(selectionState === undefined ? undefined : isSelected)}
      tabIndex={-1}
      className={rowClasses({ part: 'row', selected: isSelected })}
    >
      {selectionState !== undefined && (
        <div {...gridRoles.cell} className={boxClasses}>
          <label className="-m-2 flex w-fit cursor-pointer p-2">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={selectLabel}
              checked={isSelected}
              disabled={selectionState === 'disabled'}
              onChange={() => onToggle(row)}
              className="size-5 cursor-[inherit] accent-ui-accent"
            />
          </label>
        </div>
      )}
      <MemoizedRowCells row={row} columns={columns} />
    </div>
  );
};
