/** Which rows are selected, for a table whose rows can be. */
export interface TableSelection<Row> {
  /** Ids of the selected rows; rows that are not loaded may be among them. */
  selected: ReadonlySet<string>;
  /** Called with the ids of all selected rows, those that are not loaded among them. */
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Names a row's box for screen readers: 'Seleccionar la factura FE-10293'. */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be selected: blocked, or in a payment. */
  isDisabled?: (row: Row) => boolean;
}

/** How many of the rows that can be selected are. */
export type Share = 'none' | 'some' | 'all';

/** The state of the box in the heading, over the rows that can be selected. */
export const shareOf = (selected: ReadonlySet<string>, ids: readonly string[]): Share => {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};

/** The selection with one row put in or taken out. */
export const withRow = (
  selected: ReadonlySet<string>,
  id: string,
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
};

/** The selection after the heading's box: all of these rows, or none where all were. Others stay. */
export const withAllRows = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> => {
  const others = [...selected].filter((id) => !ids.includes(id));
  return new Set(shareOf(selected, ids) === 'all' ? others : [...others, ...ids]);
};
