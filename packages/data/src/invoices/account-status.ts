import { pageSizes } from '@surtidor/domain';
import {
  type AccountFilter,
  type AccountLine,
  type AccountSort,
  cleanAccountFilter,
  defaultAccountSort,
  searchNumbers,
} from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type AccountSummary, readAccountPage } from './account-page.ts';
import { AccountStatusDocument } from './account-status.generated.ts';
import { combineLines, maxSearchPages, toSearchQuery } from './search-lines.ts';
import { toAccountStatusFilter, toAccountStatusSort } from './to-account-filter.ts';
import { toInvoice } from './to-invoice.ts';

/** The lines of the account status, 10 a page (spec 7). */
export const accountStatusQuery = definePagedQuery({
  document: AccountStatusDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: pageSizes.accountStatus,
  read: ({ AccountStatus: output }, storeContext) =>
    readAccountPage(output, (row) => toInvoice(row, storeContext), storeContext),
  getKey: ({ id }) => id,
});

/** Parameters of an account status; due date ascending by default (spec 7). */
export interface AccountStatusParams extends AccountStatusFilterParams, PagedOptions {}

/** Filter and order of lines; due date ascending by default (spec 7). */
export interface AccountStatusFilterParams {
  readonly filter?: AccountFilter;
  readonly sort?: AccountSort;
}

/** The query that loads all lines to search them. */
const statusSearchQuery = toSearchQuery(accountStatusQuery);

/** Returns the query of an account status. */
const getQuery = ({ number }: AccountFilter) => (number ? statusSearchQuery : accountStatusQuery);

/** Builds the request for the first page of the client's online account status. */
export const buildAccountStatusRequest = (
  clientCode: string,
  { filter = {}, sort = defaultAccountSort }: AccountStatusFilterParams = {},
) =>
  buildFirstPageRequest(getQuery(cleanAccountFilter(filter)), {
    filter: toAccountStatusFilter(clientCode, filter),
    sort: toAccountStatusSort(sort),
  });

/**
 * Queries the online account status of the client page by page. The backend can only filter by the complete document
 * number, so a number is searched in all lines (reading 38).
 */
export function useAccountStatus(
  clientCode: string,
  params: AccountStatusParams = {},
): PagedRemote<AccountLine, AccountSummary> {
  const { number } = cleanAccountFilter(params.filter ?? {});
  const list = usePaged(
    getQuery({ number }),
    buildAccountStatusRequest(clientCode, params).variables,
    number ? { pages: maxSearchPages } : params,
  );
  const found = useMemo(
    () => combineLines([list], (lines) => (number ? searchNumbers(lines, number) : lines)),
    [list, number],
  );
  return number ? found : list;
}
