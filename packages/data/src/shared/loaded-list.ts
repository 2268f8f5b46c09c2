import { hasNextPage } from '@surtidor/domain';
import type { PageContent, PagedQuery, PageVariables } from './paged-query.ts';

/** How often a list that changes while it is loading is requested again; then its rows are accepted. */
export const maxChangeReloads = 3;

/** The loaded pages of a list. */
export interface LoadedList<TItem, TExtra> {
  /** The readable rows in order, without duplicate keys. */
  readonly items: readonly TItem[];
  /** Received rows, including unreadable and repeated ones. */
  readonly loadedCount: number;
  /** Number of unreadable rows. */
  readonly malformedCount: number;
  /** Number of pages, and number of rows in the last one. */
  readonly pageCount: number;
  readonly lastPageSize: number;
  /** Metadata of the last page. */
  readonly total: number | null;
  readonly extra: TExtra;
}

type GetKey<TItem> = PagedQuery<never, PageVariables, TItem, never>['getKey'];

const emptyList = { items: [], loadedCount: 0, malformedCount: 0, pageCount: 0 } as const;

/**
 * Appends a page. Existing items keep their identity. A row that moved between pages keeps
 * its original position. Returns null if the list has rows but none is readable.
 */
export function appendPage<TItem, TExtra>(
  list: LoadedList<TItem, TExtra> | null,
  { items: rows, total, extra }: PageContent<TItem, TExtra>,
  getKey: GetKey<TItem>,
): LoadedList<TItem, TExtra> | null {
  const previous = list ?? emptyList;
  const keys = new Set(previous.items.map(getKey));
  const items: TItem[] = [...previous.items];
  let malformedCount = previous.malformedCount;
  for (const row of rows) {
    if (row === null) malformedCount += 1;
    else if (keys.size < keys.add(getKey(row)).size) items.push(row);
  }
  if (items.length === 0 && malformedCount > 0) return null;
  const loadedCount = previous.loadedCount + rows.length;
  return {
    items,
    loadedCount,
    malformedCount,
    pageCount: previous.pageCount + 1,
    lastPageSize: rows.length,
    total,
    extra,
  };
}

/**
 * Returns whether the backend's list changed between the loaded pages and this one: another total, or a row that is
 * already loaded. A row that left while another arrived, or any departure without totals, cannot be detected.
 */
export function hasListChanged<TItem, TExtra>(
  list: LoadedList<TItem, TExtra>,
  { items, total }: PageContent<TItem, TExtra>,
  getKey: GetKey<TItem>,
): boolean {
  if (list.total !== null && total !== null && list.total !== total) return true;
  const keys = new Set(list.items.map(getKey));
  return items.some((row) => row !== null && keys.has(getKey(row)));
}

/** Returns whether there may be another page (spec 4). Without a total, a full page has a next one. */
export const mayHaveNextPage = (
  { loadedCount, lastPageSize, total }: LoadedList<unknown, unknown>,
  {
    nextPageRule,
    pageSize,
  }: Pick<PagedQuery<never, PageVariables, never>, 'nextPageRule' | 'pageSize'>,
): boolean =>
  hasNextPage(
    nextPageRule === 'total' && total !== null
      ? { kind: 'total', total }
      : { kind: 'page-full', pageSize, total },
    loadedCount,
    lastPageSize,
  );
