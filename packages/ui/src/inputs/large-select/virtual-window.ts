/** The height of a row in rem. It is the same for all rows, so positions can be computed from indexes. */
export const rowHeightRem = 3;
/** The maximum number of visible rows. */
export const maxVisibleRows = 7;
/** The number of rows rendered above and below the visible ones. */
const overscan = 2;

export interface RowWindow {
  /** The first rendered index. */
  from: number;
  /** The index after the last rendered row. */
  to: number;
}

/** Returns the range of rendered rows around the visible ones. */
export const getRowWindow = (firstVisible: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(firstVisible - overscan, count - 1)),
  to: Math.min(count, Math.max(0, firstVisible) + maxVisibleRows + 1 + overscan),
});

/** Returns the first visible row after scrolling just enough to show an index. */
export const getFirstVisible = (
  position: number,
  firstVisible: number,
  visibleRows: number,
): number => {
  if (position < firstVisible) return position;
  return position >= firstVisible + visibleRows ? position - visibleRows + 1 : firstVisible;
};

/**
 * Returns the index that a key moves to, or null for other keys. Home and End move the caret (ARIA
 * practices, editable combobox); with Ctrl they move to the ends of the list.
 */
export const getPositionForKey = (
  key: string,
  ctrlKey: boolean,
  position: number,
  count: number,
): number | null => {
  const lastIndex = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: position + 1,
    ArrowUp: position < 0 ? lastIndex : position - 1,
    PageDown: position + maxVisibleRows,
    PageUp: position - maxVisibleRows,
    ...(ctrlKey && { Home: 0, End: lastIndex }),
  };
  const move = moves[key];
  return move === undefined || count === 0 ? null : Math.max(0, Math.min(move, lastIndex));
};
