import { pageSizes } from '@surtidor/domain';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { memoizeItems } from '../shared/memoize-items.ts';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from './to-documents-sort.ts';
import { toInvoice } from './to-invoice.ts';

const toMemoizedInvoice = memoizeItems(toInvoice);

/** Documents that can be paid online, next due first, 10 a page (spec 7, `documentos`). */
export const pendingInvoicesQuery = definePagedQuery({
  document: PendingInvoicesDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'page-full',
  pageSize: pageSizes.documents,
  read: ({ documentos }, storeContext) =>
    readPage(documentos, (row) => toMemoizedInvoice(row, storeContext)),
  getKey: ({ id }) => id,
});

/** Filter, order and number of initial pages of pending invoices. */
export interface PendingInvoicesParams extends PendingInvoicesFilterParams, PagedOptions {}

/** Filter and order of pending invoices; earliest due date first by default. */
export interface PendingInvoicesFilterParams {
  readonly filter?: InvoiceFilter;
  readonly sort?: InvoiceSort;
}

/** Builds the request for the first page of matching pending invoices. */
export const buildPendingInvoicesRequest = (
  { filter = {}, sort = 'due' }: PendingInvoicesFilterParams,
  pageSize: number = pageSizes.documents,
) =>
  buildFirstPageRequest(
    { ...pendingInvoicesQuery, pageSize },
    { filter: toDocumentsFilter(filter), sort: toDocumentsSort(sort) },
  );

/** Queries the matching pending invoices page by page. */
export const usePendingInvoices = (
  params: PendingInvoicesParams = {},
): PagedRemote<Invoice, null> =>
  usePaged(pendingInvoicesQuery, buildPendingInvoicesRequest(params).variables, params);
