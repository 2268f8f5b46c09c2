type Rows<T> = readonly T[] | null | undefined;

/** Maps the rows of a list; unreadable ones are null. Returns null for anything but an array. */
export const readRows = <TRow, TItem>(
  rows: Rows<TRow>,
  toItem: (row: TRow) => TItem | null,
): readonly (TItem | null)[] | null => (Array.isArray(rows) ? rows.map(toItem) : null);

const isReadable = <TItem>(item: TItem | null): item is TItem => item !== null;

/**
 * Returns the readable rows of a list. Returns null without a list, or if none of its rows is readable: such a
 * list would look empty.
 */
export function keepReadableRows<TItem>(items: Rows<TItem | null>): readonly TItem[] | null {
  const readableItems = items?.filter(isReadable) ?? [];
  return items && (readableItems.length > 0 || items.length === 0) ? readableItems : null;
}

/** Returns the rows of a list if all of them are readable, otherwise null. For lists in which no row may be missing. */
export const requireReadableRows = <TItem>(items: Rows<TItem | null>): readonly TItem[] | null =>
  items?.every(isReadable) ? items : null;

/** Maps an optional list of details; unreadable rows are omitted. Anything but an array has no rows. */
export const readDetails = <TRow, TItem>(
  rows: Rows<TRow>,
  toItem: (row: TRow) => TItem | null,
): readonly TItem[] => (readRows(rows, toItem) ?? []).filter(isReadable);
