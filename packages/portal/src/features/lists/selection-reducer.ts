import type { ListChange } from '@surtidor/data';
import type { SelectedIds } from '@surtidor/domain';

interface Identified {
  readonly id: string;
}

/** The rows of a list, and its last change. */
export interface LoadedRows<Row> {
  readonly loadedRows: readonly Row[];
  /** The removed rows are deselected. */
  readonly change: ListChange | null;
}

/** The selection of a list. */
export interface Selection<Row> extends LoadedRows<Row> {
  /** In the order of their selection. */
  readonly ids: SelectedIds;
  /** The latest version of each selected row. */
  readonly rowsById: ReadonlyMap<string, Row>;
}

/** An event of a selection. */
export type SelectionEvent<Row> =
  | ({ readonly kind: 'load' } & LoadedRows<Row>)
  | {
      readonly kind: 'select';
      readonly select: (ids: SelectedIds, loadedIds: readonly string[]) => SelectedIds;
      /** Rows that the list has not loaded, or newer versions. */
      readonly rows?: readonly Row[];
    };

/** Returns the ids of rows. */
export const getIds = (rows: readonly Identified[]): readonly string[] => rows.map(({ id }) => id);

const isSameList = (rows: readonly unknown[], others: readonly unknown[]) =>
  rows === others ||
  (rows.length === others.length && rows.every((row, index) => row === others[index]));

/** Selects the rows with these ids, in their latest versions. */
function setIds<Row extends Identified>(
  selection: Selection<Row>,
  ids: SelectedIds,
  newRows: readonly Row[],
): Selection<Row> {
  const latest = new Map<string, Row>();
  for (const row of [...selection.loadedRows, ...selection.rowsById.values(), ...newRows]) {
    latest.set(row.id, row);
  }
  const entries = ids.flatMap((id): (readonly [string, Row])[] => {
    const row = latest.get(id);
    return row === undefined ? [] : [[id, row]];
  });
  return { ...selection, ids: entries.map(([id]) => id), rowsById: new Map(entries) };
}

/**
 * Applies an event to a selection. The ids and rows keep their identity if a new version of the list does not change
 * them.
 */
export function reduceSelection<Row extends Identified>(
  selection: Selection<Row>,
  event: SelectionEvent<Row>,
): Selection<Row> {
  const { ids, rowsById, loadedRows, change } = selection;
  if (event.kind === 'select') {
    return setIds(selection, event.select(ids, getIds(loadedRows)), event.rows ?? []);
  }
  const isSameRows = isSameList(event.loadedRows, loadedRows);
  if (isSameRows && event.change === change) return selection;
  const next = { ...selection, loadedRows: event.loadedRows, change: event.change };
  const removedKeys = event.change !== change ? event.change?.removedKeys : undefined;
  const remainingIds = removedKeys ? ids.filter((id) => !removedKeys.has(id)) : ids;
  const isUpdated =
    !isSameRows &&
    event.loadedRows.some((row) => rowsById.has(row.id) && rowsById.get(row.id) !== row);
  return isUpdated || remainingIds.length < ids.length
    ? setIds(next, remainingIds, isSameRows ? [] : event.loadedRows)
    : next;
}
