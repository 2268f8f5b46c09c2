import type { NextPageRule } from './types.ts';

/** Page sizes by list (spec 9). */
export const pageSizes = {
  accountStatus: 10,
  accountHistory: 10,
  orders: 10,
  compensations: 10,
  certificates: 10,
  transactions: 50,
  documents: 10,
  associates: 10,
  departments: 10,
  documentsDashboard: 9,
  ordersDashboard: 4,
  newsDashboard: 4,
  newsList: 3,
  stations: 50,
  stationsEditProfile: 20_000,
} as const;

/**
 * Whether there is another page (spec 4): if fewer rows are loaded than the total, or, for documents,
 * if the last page was full (reading 26) and the total is unknown or not reached.
 */
export const hasNextPage = (
  rule: NextPageRule,
  loadedCount: number,
  lastPageCount: number,
): boolean =>
  rule.kind === 'total'
    ? // An empty page is the last one even if the total is higher. Otherwise requests would not end.
      lastPageCount > 0 && loadedCount < rule.total
    : lastPageCount >= rule.pageSize && (rule.total === null || loadedCount < rule.total);
