import { readArray } from './readers.ts';

/** Maps every row of a wire list, one place for each; a list that is none has no rows. */
export const mapRows = <TRow, TItem>(
  rows: readonly TRow[] | null | undefined,
  toItem: (row: TRow) => TItem | null,
): readonly (TItem | null)[] => readArray(rows).map(toItem);

/** Only the rows that could be read. */
export const readableRows = <TItem>(items: readonly (TItem | null)[]): readonly TItem[] =>
  items.filter((item) => item !== null);
