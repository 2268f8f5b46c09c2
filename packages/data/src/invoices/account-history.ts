import { compareText, pageSizes } from '@surtidor/domain';
import {
  type AccountFilter,
  type AccountLine,
  cleanAccountFilter,
  type HistoryOrder,
} from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { AccountHistoryDocument } from './account-history.generated.ts';
import { AccountHistoryRecordDocument } from './account-history-record.generated.ts';
import { type AccountSummary, readAccountPage } from './account-page.ts';
import { combineLines, maxSearchPages, searchPageSize, toSearchQuery } from './search-lines.ts';
import { toAccountHistoryFilters } from './to-account-filter.ts';
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

const historySearchQuery = toSearchQuery(accountHistoryQuery);
const oldestFirstSearchQuery = toSearchQuery(oldestFirstHistoryQuery);

/** Parameters of an account history; newest first by default. */
export interface AccountHistoryParams extends AccountHistoryFilterParams, PagedOptions {}

/** Filter and order of movements; newest first by default. */
export interface AccountHistoryFilterParams {
  readonly filter?: AccountFilter;
  readonly order?: HistoryOrder;
}

/** Builds the requests for the first page of the client's account history: one, or one per number of a document. */
export function buildAccountHistoryRequests(
  clientCode: string,
  { filter = {}, order = 'newest-first' }: AccountHistoryFilterParams = {},
) {
  const { document, pageSize } =
    order === 'newest-first' ? accountHistoryQuery : oldestFirstHistoryQuery;
  const { number } = cleanAccountFilter(filter);
  return toAccountHistoryFilters(filter).map((detailFilter) =>
    buildFirstPageRequest(
      { document, pageSize: number ? searchPageSize : pageSize },
      { client: clientCode, filter: detailFilter },
    ),
  );
}

/** Sorts movements by document date; equal dates keep their order. */
const sortMovements = (lines: readonly AccountLine[], order: HistoryOrder) =>
  lines.toSorted((one, next) => {
    const [first, second] = order === 'newest-first' ? [next, one] : [one, next];
    return compareText(first.documentDate ?? '', second.documentDate ?? '');
  });

type HistoryVariables = ReturnType<typeof buildAccountHistoryRequests>[number]['variables'];

/** Queries one list of movements, which is idle without variables. */
function useMovements(
  variables: HistoryVariables | undefined,
  order: HistoryOrder,
  { isSearch, pages }: PagedOptions & { readonly isSearch: boolean },
): PagedRemote<AccountLine, AccountSummary> {
  const options = isSearch ? { pages: maxSearchPages } : pages === undefined ? {} : { pages };
  const isNewestFirst = order === 'newest-first';
  const newestFirst = usePaged(
    isSearch ? historySearchQuery : accountHistoryQuery,
    isNewestFirst && variables ? variables : null,
    options,
  );
  const oldestFirst = usePaged(
    isSearch ? oldestFirstSearchQuery : oldestFirstHistoryQuery,
    !isNewestFirst && variables ? variables : null,
    options,
  );
  return isNewestFirst ? newestFirst : oldestFirst;
}

/**
 * Queries the account history of the client page by page. A number is searched with one request per number of a document,
 * since the conditions of a request must all match (reading 38).
 */
export function useAccountHistory(
  clientCode: string,
  params: AccountHistoryParams = {},
): PagedRemote<AccountLine, AccountSummary> {
  const { filter = {}, order = 'newest-first' } = params;
  const isSearch = cleanAccountFilter(filter).number !== undefined;
  const options = { ...params, isSearch };
  const [first, second, third] = buildAccountHistoryRequests(clientCode, params);
  const movements = useMovements(first?.variables, order, options);
  const byInvoice = useMovements(second?.variables, order, options);
  const byCommunityTaxId = useMovements(third?.variables, order, options);
  const found = useMemo(
    () =>
      combineLines([movements, byInvoice, byCommunityTaxId], (lines) =>
        sortMovements(lines, order),
      ),
    [movements, byInvoice, byCommunityTaxId, order],
  );
  return isSearch ? found : movements;
}
