import {
  type AccountFilter,
  type AccountLine,
  type AccountSort,
  defaultAccountSort,
  pageSizes,
} from '@surtidor/domain';
import { buildFirstPageRequest, type PagedQuery } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type AccountSummary, readAccountPage } from './account-page.ts';
import {
  AccountStatusDocument,
  type AccountStatusQuery,
  type AccountStatusQueryVariables,
} from './account-status.generated.ts';
import { toAccountStatusFilter, toAccountStatusSort } from './to-account-filter.ts';
import { toInvoice } from './to-invoice.ts';

/** The lines of the account status, 10 a page (spec 7). */
export const accountStatusQuery: PagedQuery<
  AccountStatusQuery,
  AccountStatusQueryVariables,
  AccountLine,
  AccountSummary
> = {
  document: AccountStatusDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: pageSizes.accountStatus,
  getKey: ({ id }) => id,
  read: ({ AccountStatus: output }, storeContext) =>
    readAccountPage(output, (row) => toInvoice(row, storeContext), storeContext),
};

/** Parameters of an account status; due date ascending by default (spec 7). */
export interface AccountStatusParams extends AccountStatusFilterParams, PagedOptions {}

/** Filter and order of lines; due date ascending by default (spec 7). */
export interface AccountStatusFilterParams {
  readonly filter?: AccountFilter;
  readonly sort?: AccountSort;
}

/** Builds the request for the first page of the client's online account status. */
export const buildAccountStatusRequest = (
  clientCode: string,
  { filter = {}, sort = defaultAccountSort }: AccountStatusFilterParams = {},
) =>
  buildFirstPageRequest(
    AccountStatusDocument,
    { filter: toAccountStatusFilter(clientCode, filter), sort: toAccountStatusSort(sort) },
    pageSizes.accountStatus,
  );

/** Queries the online account status of the client page by page. */
export const useAccountStatus = (
  clientCode: string,
  params: AccountStatusParams = {},
): PagedRemote<AccountLine, AccountSummary> =>
  usePaged(accountStatusQuery, buildAccountStatusRequest(clientCode, params).variables, params);
