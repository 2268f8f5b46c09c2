import { type AccountFilter, type HistoryOrder, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { AccountHistoryDocument } from './account-history.generated.ts';
import { AccountHistoryRecordDocument } from './account-history-record.generated.ts';
import { toAccountHistoryFilter } from './to-account-filter.ts';

/** Filter and order of movements; newest first by default. */
export interface AccountHistoryFilterParams {
  readonly filter?: AccountFilter;
  readonly order?: HistoryOrder;
}

/** The first page of the client's account history. */
export const firstAccountHistory = (
  clientCode: string,
  { filter = {}, order = 'newest-first' }: AccountHistoryFilterParams = {},
) =>
  firstPage(
    order === 'newest-first' ? AccountHistoryDocument : AccountHistoryRecordDocument,
    { client: clientCode, filter: toAccountHistoryFilter(filter) },
    pageSizes.accountHistory,
  );
