import { pageSizes } from '@surtidor/domain';
import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { toDocumentsFilter } from '../invoices/to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from '../invoices/to-documents-sort.ts';
import { toInvoice } from '../invoices/to-invoice.ts';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { CompensableDocumentsDocument } from './compensable-documents.generated.ts';

/** Documents of one side of a compensation, 10 a page (spec 7, `documentos`, OFFLINE). */
export const compensableDocumentsQuery = definePagedQuery({
  document: CompensableDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'page-full',
  pageSize: pageSizes.documents,
  read: ({ documentos }, storeContext) =>
    readPage(documentos, (row) => toInvoice(row, storeContext)),
  getKey: ({ id }) => id,
});

/** The backend's names of the two sides. */
export const wireSides = {
  payment: 'PAYMENT',
  invoice: 'INVOICE',
} as const satisfies Record<CompensationSide, 'PAYMENT' | 'INVOICE'>;

/** Filter and order of one side's documents. */
export interface CompensableParams {
  /** Part of a document number; empty for all. */
  readonly number: string;
  readonly sort: InvoiceSort;
}

/** Builds the request for the first page of one side's documents. */
export const buildCompensableDocumentsRequest = (
  side: CompensationSide,
  { number, sort }: CompensableParams,
) =>
  buildFirstPageRequest(compensableDocumentsQuery, {
    side: wireSides[side],
    ...(number && { filter: toDocumentsFilter({ number }) }),
    sort: toDocumentsSort(sort),
  });

/** Queries one side's documents page by page. */
export const useCompensableDocuments = (
  side: CompensationSide,
  params: CompensableParams,
): PagedRemote<Invoice, null> =>
  usePaged(compensableDocumentsQuery, buildCompensableDocumentsRequest(side, params).variables);
