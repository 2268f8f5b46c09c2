/** The height of a row in rem. It is the same for all rows, so positions can be computed from indexes. */
export const rowRem = 3;
/** The maximum number of visible rows. */
export const rowsInSight = 7;
/** The number of rows rendered above and below the visible ones. */
const spare = 2;

export interface RowWindow {
  /** The first rendered index. */
  from: number;
  /** The index after the last rendered row. */
  to: number;
}

/** Returns the range of rendered rows if `first` is the first visible row. */
export const getWindow = (first: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(first - spare, count - 1)),
  to: Math.min(count, Math.max(0, first) + rowsInSight + 1 + spare),
});

/** Returns the first visible row after scrolling just enough to show an index. */
export const firstToShow = (place: number, first: number, visibleRows: number): number => {
  if (place < first) return place;
  return place >= first + visibleRows ? place - visibleRows + 1 : first;
};

/**
 * Returns the index that a key moves to, or null if the key does not move. Home and End move the caret (ARIA
 * practices, editable combobox); with Ctrl they move to the ends of the list.
 */
export const positionForKey = (
  key: string,
  ctrl: boolean,
  place: number,
  count: number,
): number | null => {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place < 0 ? last : place - 1,
    PageDown: place + rowsInSight,
    PageUp: place - rowsInSight,
    ...(ctrl && { Home: 0, End: last }),
  };
  const move = moves[key];
  return move === undefined || count === 0 ? null : Math.max(0, Math.min(move, last));
};
