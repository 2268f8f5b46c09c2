import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';

/** The pages of a list that have come, as one list. */
export interface LoadedList<TItem, TExtra> {
  /** The rows that could be read, in order, each key once. */
  readonly items: readonly TItem[];
  /** How many rows came, unreadable and repeated ones included. */
  readonly loaded: number;
  /** Rows that came but could not be read. */
  readonly malformed: number;
  /** How many pages came, and how many rows the last of them had. */
  readonly pages: number;
  readonly lastPage: number;
  /** What the last page said of the whole list. */
  readonly total: number | null;
  readonly extra: TExtra;
}

type KeyOf<TItem> = PagedQuery<never, PageVariables, TItem, never>['keyOf'];

const nothing = { items: [], loaded: 0, malformed: 0, pages: 0 } as const;

/**
 * The list with one more page at its end; without a list it is the first. What came before keeps
 * its objects, and a row that moved between two pages stays where it was first.
 */
export function withPage<TItem, TExtra>(
  list: LoadedList<TItem, TExtra> | null,
  { items: rows, total, extra }: Rows<TItem, TExtra>,
  keyOf: KeyOf<TItem>,
): LoadedList<TItem, TExtra> {
  const before = list ?? nothing;
  const keys = new Set(before.items.map(keyOf));
  const items: TItem[] = [...before.items];
  let malformed = before.malformed;
  for (const row of rows) {
    if (row === null) malformed += 1;
    else if (keys.size < keys.add(keyOf(row)).size) items.push(row);
  }
  const loaded = before.loaded + rows.length;
  return { items, loaded, malformed, pages: before.pages + 1, lastPage: rows.length, total, extra };
}
