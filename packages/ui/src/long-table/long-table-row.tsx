import { clsx } from 'clsx';
import type { LongTableColumn } from './column.ts';
import { gridRoles } from './grid-roles.ts';

/** Whether a row is chosen or can be; undefined where rows are not chosen at all. */
export type RowChoice = 'chosen' | 'open' | 'disabled' | undefined;

export interface LongTableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly LongTableColumn<Row>[];
  choice: RowChoice;
  /** Names the row's box. */
  selectLabel: string | undefined;
  onToggle: ((id: string) => void) | undefined;
}

/** The columns of a row; the tracks are said once, at the table. */
export const rowLook =
  'grid grid-cols-(--long-table-narrow) items-center @min-[70rem]/long-table:grid-cols-(--long-table-wide)';

/** What a cell looks like by its column. */
export const cellLook = ({ kind, room }: Pick<LongTableColumn<never>, 'kind' | 'room'>): string =>
  clsx(
    'min-w-0 px-2 last:pr-3',
    kind === 'number' && 'text-right tabular-nums',
    room === 'wide' && '@max-[70rem]/long-table:hidden',
  );

/** One line of the table. Arrow keys lead to its controls, so Tab stops at none of them. */
export const LongTableRow = <Row,>(props: LongTableRowProps<Row>) => {
  const { id, row, columns, choice, selectLabel, onToggle } = props;
  const isChosen = choice === 'chosen';
  return (
    <div
      {...gridRoles.row(choice === undefined ? undefined : isChosen)}
      tabIndex={-1}
      className={clsx(
        rowLook,
        'min-h-11 border-b border-line py-1 text-sm -outline-offset-2!',
        isChosen ? 'bg-primary-soft' : 'bg-surface hover:bg-sunken',
      )}
    >
      {choice !== undefined && (
        <div {...gridRoles.cell} className="pl-3">
          <label className="-m-2 flex w-fit cursor-pointer p-2">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={selectLabel}
              checked={isChosen}
              disabled={choice === 'disabled'}
              onChange={() => onToggle?.(id)}
              className="size-5 cursor-[inherit] accent-accent"
            />
          </label>
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          {...(column.part === 'title' ? gridRoles.rowHeader : gridRoles.cell)}
          className={clsx(cellLook(column), column.part === 'title' && 'font-bold')}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
};
