/** The row selection of a table. */
export interface TableSelection<Row> {
  /** The ids of the selected rows, which may include rows that are not loaded. */
  selected: ReadonlySet<string>;
  /** Called with the ids of all selected rows, including those that are not loaded. */
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Returns the accessible name of a row's checkbox: 'Seleccionar la factura FE-10293'. */
  rowLabel: (row: Row) => string;
  /** Whether a row cannot be selected, such as a blocked invoice. */
  isDisabled?: (row: Row) => boolean;
}

/** How many of the selectable rows are selected. */
export type SelectionState = 'none' | 'some' | 'all';

/** Returns the state of the heading's checkbox, based on the selectable rows. */
export const getSelectionState = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
): SelectionState => {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};

/** Returns the selection with a row added or removed. */
export const setRowSelected = (
  selected: ReadonlySet<string>,
  id: string,
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
};

/**
 * Returns the selection after the heading's checkbox is clicked: all of these rows, or none if all were
 * selected. Other rows are unchanged.
 */
export const toggleAllRows = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> => {
  const otherIds = [...selected].filter((id) => !ids.includes(id));
  return new Set(getSelectionState(selected, ids) === 'all' ? otherIds : [...otherIds, ...ids]);
};
