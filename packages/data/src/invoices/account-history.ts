import {
  type AccountFilter,
  type AccountLine,
  type HistoryOrder,
  pageSizes,
} from '@surtidor/domain';
import { getFirstPageRequest, type PagedQuery } from '../shared/paged-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import {
  AccountHistoryDocument,
  type AccountHistoryQuery,
  type AccountHistoryQueryVariables,
} from './account-history.generated.ts';
import {
  AccountHistoryRecordDocument,
  type AccountHistoryRecordQuery,
  type AccountHistoryRecordQueryVariables,
} from './account-history-record.generated.ts';
import {
  type AccountSummary,
  countLines,
  getAccounts,
  toAccountSummary,
} from './account-summary.ts';
import { toAccountHistoryFilter } from './to-account-filter.ts';
import { toHistoryInvoice } from './to-history-invoice.ts';
import { toInvoice } from './to-invoice.ts';

const paging = {
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: pageSizes.accountHistory,
  getKey: ({ id }: AccountLine) => id,
} as const;

/** Movements of the client, newest first, page size 10, never cached (spec 7, `AccountHistory`). */
export const accountHistoryQuery: PagedQuery<
  AccountHistoryQuery,
  AccountHistoryQueryVariables,
  AccountLine,
  AccountSummary
> = {
  ...paging,
  document: AccountHistoryDocument,
  read: ({ AccountHistory: output }, storeContext) => {
    const accounts = getAccounts(output);
    return (
      accounts && {
        items: accounts.flatMap(({ lines }) =>
          mapRows(lines, (row) => toInvoice(row, storeContext)),
        ),
        total: countLines(accounts),
        extra: toAccountSummary(accounts, output?.download, storeContext),
      }
    );
  },
};

/** The same movements, oldest first (spec 7, `AccountStatusHistory`). */
export const accountHistoryRecordQuery: PagedQuery<
  AccountHistoryRecordQuery,
  AccountHistoryRecordQueryVariables,
  AccountLine,
  AccountSummary
> = {
  ...paging,
  document: AccountHistoryRecordDocument,
  read: ({ AccountStatusHistory: output }, storeContext) => {
    const accounts = getAccounts(output);
    return (
      accounts && {
        items: accounts.flatMap((account) =>
          mapRows(account.lines, (row) => toHistoryInvoice(row, account, storeContext)),
        ),
        total: countLines(accounts),
        extra: toAccountSummary(accounts, output?.download, storeContext),
      }
    );
  },
};

/** Parameters of an account history; newest first by default. */
export interface AccountHistoryParams extends AccountHistoryFilterParams, PagedOptions {}

/** Filter and order of movements; newest first by default. */
export interface AccountHistoryFilterParams {
  readonly filter?: AccountFilter;
  readonly order?: HistoryOrder;
}

/** The request for the first page of the client's account history. */
export const accountHistoryRequest = (
  clientCode: string,
  { filter = {}, order = 'newest-first' }: AccountHistoryFilterParams = {},
) =>
  getFirstPageRequest(
    order === 'newest-first' ? AccountHistoryDocument : AccountHistoryRecordDocument,
    { client: clientCode, filter: toAccountHistoryFilter(filter) },
    pageSizes.accountHistory,
  );

/** Queries the account history of the client page by page. */
export function useAccountHistory(
  clientCode: string,
  params: AccountHistoryParams = {},
): PagedRemote<AccountLine, AccountSummary> {
  const { document, variables } = accountHistoryRequest(clientCode, params);
  const isNewest = document === accountHistoryQuery.document;
  const newest = usePaged(accountHistoryQuery, isNewest ? variables : null, params);
  const oldest = usePaged(accountHistoryRecordQuery, isNewest ? null : variables, params);
  return isNewest ? newest : oldest;
}
