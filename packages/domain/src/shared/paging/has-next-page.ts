import type { NextPageRule } from './types.ts';

/** Page sizes by list (spec 9). */
export const pageSizes = {
  accountStatus: 10,
  accountHistory: 10,
  orders: 10,
  compensations: 10,
  certificates: 10,
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
 * Whether there is another page (spec 4, lists): while fewer rows are loaded than the total, or,
 * for documents, while the last page was full (reading 26).
 */
export const hasNextPage = (rule: NextPageRule, loaded: number, lastPage: number): boolean =>
  rule.kind === 'total'
    ? // An empty page ends the list even when the total promises more, else it never would.
      lastPage > 0 && loaded < rule.total
    : lastPage >= rule.pageSize;
