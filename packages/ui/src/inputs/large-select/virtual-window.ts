/** Height of a row in rem. Every row is as high, so that a place is a multiplication. */
export const rowRem = 3;
/** Rows in sight at most. */
export const rowsInSight = 7;
/** Rows rendered beyond what is in sight, above and below. */
const spare = 2;

export interface RowWindow {
  /** The first rendered place. */
  from: number;
  /** The place after the last rendered one. */
  to: number;
}

/** Which rows are rendered when `first` is the first one in sight. */
export const windowOf = (first: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(first - spare, count - 1)),
  to: Math.min(count, Math.max(0, first) + rowsInSight + 1 + spare),
});

/** The first row in sight after the list has scrolled just enough to show a place. */
export const firstToShow = (place: number, first: number, visibleRows: number): number => {
  if (place < first) return place;
  return place >= first + visibleRows ? place - visibleRows + 1 : first;
};

/**
 * The place that a key leads to, or null for a key that moves nothing. Home and End stay with the
 * text (ARIA practices, editable combobox); with Ctrl they lead to the list's ends.
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
