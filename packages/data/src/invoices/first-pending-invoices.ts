import { type InvoiceFilter, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from './to-documents-sort.ts';

/** Which of the pending invoices are listed, and in which order: the oldest due first. */
export interface PendingInvoicesFilterParams {
  readonly filter?: InvoiceFilter;
  readonly sort?: InvoiceSort;
}

/** The first page of the pending invoices that pass the filter. */
export const firstPendingInvoices = (
  { filter = {}, sort = 'due' }: PendingInvoicesFilterParams,
  pageSize: number = pageSizes.documents,
) =>
  firstPage(
    PendingInvoicesDocument,
    { filter: toDocumentsFilter(filter), sort: toDocumentsSort(sort) },
    pageSize,
  );
