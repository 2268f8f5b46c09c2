/**
 * Returns the number of months that a key moves in a grid of three columns, or null for other keys: arrow keys
 * move by a month or a row, Home and End to the first and last month of the year, Page Up and Page Down by a year.
 */
export const getMonthOffsetForKey = (key: string, month: number): number | null => {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -3,
    ArrowDown: 3,
    Home: 1 - month,
    End: 12 - month,
    PageUp: -12,
    PageDown: 12,
  };
  return moves[key] ?? null;
};
