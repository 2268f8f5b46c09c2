import { readArray } from './readers.ts';

/** Maps the rows of a list. Values that are not arrays have no rows. */
export const mapRows = <TRow, TItem>(
  rows: readonly TRow[] | null | undefined,
  toItem: (row: TRow) => TItem | null,
): readonly (TItem | null)[] => readArray(rows).map(toItem);

/** Returns the readable rows. */
export const keepReadableRows = <TItem>(items: readonly (TItem | null)[]): readonly TItem[] =>
  items.filter((item) => item !== null);
