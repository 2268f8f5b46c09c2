import type { ListChange } from '@surtidor/data';
import { addIds, type SelectedIds, toggleAllIds, toggleId } from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';

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

const getIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const isAlwaysSelectable = () => true;

/**
 * Returns a selection that survives paging and filters. It contains the latest known version of each row, and omits
 * rows that can no longer be selected, such as those that became blocked (spec 2, faults 10).
 * @param loadedRows The rows of the list. Must be stable.
 * @param isSelectable Whether a row can be selected. Must be stable.
 * @param change The last change of the list; its removed rows are deselected.
 */
export function useRowSelection<Row extends { readonly id: string }>(
  loadedRows: readonly Row[],
  isSelectable: (row: Row) => boolean = isAlwaysSelectable,
  change: ListChange | null = null,
): RowSelection<Row> {
  const rowsById = useRef(new Map<string, Row>()).current;
  const [selectedIds, setSelectedIds] = useState<SelectedIds>([]);
  const [appliedChange, setAppliedChange] = useState(change);
  if (change !== appliedChange) {
    setAppliedChange(change);
    if (change) setSelectedIds(selectedIds.filter((id) => !change.removedKeys.has(id)));
  }
  const register = useCallback(
    (rows: readonly Row[]) => {
      for (const row of rows) rowsById.set(row.id, row);
    },
    [rowsById],
  );
  const rows = useMemo(() => {
    register(loadedRows);
    return selectedIds.flatMap((id) => rowsById.get(id) ?? []).filter(isSelectable);
  }, [register, loadedRows, selectedIds, rowsById, isSelectable]);
  return {
    rows,
    ids: useMemo(() => new Set(getIds(rows)), [rows]),
    loadedCount: useMemo(() => {
      const loadedIds = new Set(getIds(loadedRows));
      return rows.filter(({ id }) => loadedIds.has(id)).length;
    }, [rows, loadedRows]),
    toggle: useCallback((id) => setSelectedIds((selected) => toggleId(selected, id)), []),
    setIds: (ids) =>
      setSelectedIds((selected) =>
        addIds(selected, getIds(loadedRows)).filter((id) => ids.has(id)),
      ),
    toggleAll: () =>
      setSelectedIds((selected) => toggleAllIds(selected, getIds(loadedRows.filter(isSelectable)))),
    add: useCallback(
      (newRows) => {
        register(newRows);
        setSelectedIds((selected) => addIds(selected, getIds(newRows)));
      },
      [register],
    ),
    update: useCallback(
      (ids, latestRows) => {
        register(latestRows);
        const latestIds = new Set(getIds(latestRows));
        setSelectedIds((selected) => selected.filter((id) => !ids.has(id) || latestIds.has(id)));
      },
      [register],
    ),
    replace: useCallback(
      (newRows) => {
        register(newRows);
        setSelectedIds(getIds(newRows));
      },
      [register],
    ),
    clear: useCallback(() => setSelectedIds([]), []),
  };
}
