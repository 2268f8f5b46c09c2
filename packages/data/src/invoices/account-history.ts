import {
  type AccountFilter,
  type AccountLine,
  type HistoryOrder,
  pageSizes,
} from '@surtidor/domain';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { AccountHistoryDocument } from './account-history.generated.ts';
import { AccountHistoryRecordDocument } from './account-history-record.generated.ts';
import { type AccountSummary, readAccountPage } from './account-page.ts';
import { toAccountHistoryFilter } from './to-account-filter.ts';
import { toHistoryInvoice } from './to-history-invoice.ts';
import { toInvoice } from './to-invoice.ts';

const commonOptions = {
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: pageSizes.accountHistory,
  getKey: ({ id }: AccountLine) => id,
} as const;

/** The client's movements, newest first, 10 a page, never cached (spec 7, `AccountHistory`). */
export const accountHistoryQuery = definePagedQuery({
  ...commonOptions,
  document: AccountHistoryDocument,
  read: ({ AccountHistory: output }, storeContext) =>
    readAccountPage(output, (row) => toInvoice(row, storeContext), storeContext),
});

/** The same movements, oldest first (spec 7, `AccountStatusHistory`). */
export const oldestFirstHistoryQuery = definePagedQuery({
  ...commonOptions,
  document: AccountHistoryRecordDocument,
  read: ({ AccountStatusHistory: output }, storeContext) =>
    readAccountPage(
      output,
      (row, account) => toHistoryInvoice(row, account, storeContext),
      storeContext,
    ),
});

/** Parameters of an account history; newest first by default. */
export interface AccountHistoryParams extends AccountHistoryFilterParams, PagedOptions {}

/** Filter and order of movements; newest first by default. */
export interface AccountHistoryFilterParams {
  readonly filter?: AccountFilter;
  readonly order?: HistoryOrder;
}

/** Builds the request for the first page of the client's account history. */
export const buildAccountHistoryRequest = (
  clientCode: string,
  { filter = {}, order = 'newest-first' }: AccountHistoryFilterParams = {},
) =>
  buildFirstPageRequest(order === 'newest-first' ? accountHistoryQuery : oldestFirstHistoryQuery, {
    client: clientCode,
    filter: toAccountHistoryFilter(filter),
  });

/** Queries the account history of the client page by page. */
export function useAccountHistory(
  clientCode: string,
  params: AccountHistoryParams = {},
): PagedRemote<AccountLine, AccountSummary> {
  const { document, variables } = buildAccountHistoryRequest(clientCode, params);
  const isNewestFirst = document === accountHistoryQuery.document;
  const newestFirst = usePaged(accountHistoryQuery, isNewestFirst ? variables : null, params);
  const oldestFirst = usePaged(oldestFirstHistoryQuery, isNewestFirst ? null : variables, params);
  return isNewestFirst ? newestFirst : oldestFirst;
}
