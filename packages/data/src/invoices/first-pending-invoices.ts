import { type InvoiceFilter, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from './to-documents-sort.ts';

/** Filter and order of pending invoices; oldest due first by default. */
export interface PendingInvoicesFilterParams {
  readonly filter?: InvoiceFilter;
  readonly sort?: InvoiceSort;
}

/** The first page of the matching pending invoices. */
export const firstPendingInvoices = (
  { filter = {}, sort = 'due' }: PendingInvoicesFilterParams,
  pageSize: number = pageSizes.documents,
) =>
  firstPage(
    PendingInvoicesDocument,
    { filter: toDocumentsFilter(filter), sort: toDocumentsSort(sort) },
    pageSize,
  );
