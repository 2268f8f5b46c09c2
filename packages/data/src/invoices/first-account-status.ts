import {
  type AccountFilter,
  type AccountSort,
  defaultAccountSort,
  pageSizes,
} from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { AccountStatusDocument } from './account-status.generated.ts';
import { toAccountStatusFilter, toAccountStatusSort } from './to-account-filter.ts';

/** Filter and order of lines; due date ascending by default (spec 7). */
export interface AccountStatusFilterParams {
  readonly filter?: AccountFilter;
  readonly sort?: AccountSort;
}

/** The first page of the client's online account status. */
export const firstAccountStatus = (
  clientCode: string,
  { filter = {}, sort = defaultAccountSort }: AccountStatusFilterParams = {},
) =>
  firstPage(
    AccountStatusDocument,
    { filter: toAccountStatusFilter(clientCode, filter), sort: toAccountStatusSort(sort) },
    pageSizes.accountStatus,
  );
