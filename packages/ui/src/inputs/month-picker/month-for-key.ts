/**
 * How many months a key moves in a grid of three columns, or null for a key that moves nothing:
 * arrows a month or a row, Home and End the year's ends, Page Up and Page Down a year.
 */
export const monthsForKey = (key: string, month: number): number | null => {
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
