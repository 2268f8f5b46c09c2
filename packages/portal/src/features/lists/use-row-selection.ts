import type { ListChange } from '@surtidor/data';
import { addIds, toggleAllIds, toggleId } from '@surtidor/domain';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import {
  getIds,
  reduceSelection,
  type Selection,
  type SelectionEvent,
} from './selection-reducer.ts';

/** The selected rows of a list. `toggle`, `add`, `update`, `replace` and `clear` are stable. */
export interface RowSelection<Row> {
  /** The rows in the order of their selection. Stable until the selection or the loaded rows change. */
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<string>;
  /** How many of the selected rows are in the loaded rows; a filter may hide the others. */
  readonly loadedCount: number;
  /** Selects or deselects a row. */
  readonly toggle: (id: string) => void;
  /** Selects exactly the rows with these ids, the added ones in list order. */
  readonly setIds: (ids: ReadonlySet<string>) => void;
  /** Selects all selectable rows of the list, or deselects them if all are selected. */
  readonly toggleAll: () => void;
  /** Adds rows, including those that the list has not loaded. */
  readonly add: (rows: readonly Row[]) => void;
  /** Sets the latest version of the rows with these ids. Rows without a latest version are deselected. */
  readonly update: (ids: ReadonlySet<string>, latestRows: readonly Row[]) => void;
  /** Replaces the selection. Its rows may be outside the loaded ones. */
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

const isAlwaysSelectable = () => true;

/** Returns the selected rows that can still be selected; stable while they are the same. */
function useSelectableRows<Row extends { readonly id: string }>(
  rowsById: ReadonlyMap<string, Row>,
  isSelectable: (row: Row) => boolean,
): readonly Row[] {
  const selectableIds = JSON.stringify(getIds([...rowsById.values()].filter(isSelectable)));
  return useMemo(() => {
    const ids = new Set<string>(JSON.parse(selectableIds));
    return [...rowsById.values()].filter(({ id }) => ids.has(id));
  }, [rowsById, selectableIds]);
}

/**
 * Returns a selection that survives paging and filters. It contains the latest known version of each row, and omits
 * rows that can no longer be selected, such as those that became blocked (spec 2, faults 10).
 * @param loadedRows The rows of the list.
 * @param isSelectable Whether a row can be selected.
 * @param change The last change of the list; its removed rows are deselected.
 */
export function useRowSelection<Row extends { readonly id: string }>(
  loadedRows: readonly Row[],
  isSelectable: (row: Row) => boolean = isAlwaysSelectable,
  change: ListChange | null = null,
): RowSelection<Row> {
  const [selection, dispatch] = useReducer<Selection<Row>, [SelectionEvent<Row>]>(reduceSelection, {
    ids: [],
    rowsById: new Map(),
    loadedRows,
    change,
  });
  useEffect(() => dispatch({ kind: 'load', loadedRows, change }), [loadedRows, change]);
  // A new version of the list is rendered with its selection, before the effect stores it.
  const { rowsById } = reduceSelection(selection, { kind: 'load', loadedRows, change });
  const rows = useSelectableRows(rowsById, isSelectable);
  return {
    rows,
    ids: useMemo(() => new Set(getIds(rows)), [rows]),
    loadedCount: useMemo(() => {
      const loadedIds = new Set(getIds(loadedRows));
      return rows.filter(({ id }) => loadedIds.has(id)).length;
    }, [rows, loadedRows]),
    toggle: useCallback(
      (id) => dispatch({ kind: 'select', select: (ids) => toggleId(ids, id) }),
      [],
    ),
    setIds: (newIds) =>
      dispatch({
        kind: 'select',
        select: (ids, loadedIds) => addIds(ids, loadedIds).filter((id) => newIds.has(id)),
      }),
    toggleAll: () =>
      dispatch({
        kind: 'select',
        select: (ids) => toggleAllIds(ids, getIds(loadedRows.filter(isSelectable))),
      }),
    add: useCallback(
      (newRows) =>
        dispatch({
          kind: 'select',
          select: (ids) => addIds(ids, getIds(newRows)),
          rows: newRows,
        }),
      [],
    ),
    update: useCallback((updatedIds, latestRows) => {
      const latestIds = new Set(getIds(latestRows));
      dispatch({
        kind: 'select',
        select: (ids) => ids.filter((id) => !updatedIds.has(id) || latestIds.has(id)),
        rows: latestRows,
      });
    }, []),
    replace: useCallback(
      (newRows) => dispatch({ kind: 'select', select: () => getIds(newRows), rows: newRows }),
      [],
    ),
    clear: useCallback(() => dispatch({ kind: 'select', select: () => [] }), []),
  };
}
