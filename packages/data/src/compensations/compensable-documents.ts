import { type CompensationSide, type Invoice, pageSizes } from '@surtidor/domain';
import { toDocumentsFilter } from '../invoices/to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from '../invoices/to-documents-sort.ts';
import { toInvoice } from '../invoices/to-invoice.ts';
import type { PagedQuery } from '../shared/paged-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { wholeNumber } from '../shared/wire.ts';
import {
  CompensableDocumentsDocument,
  type CompensableDocumentsQuery,
  type CompensableDocumentsQueryVariables,
} from './compensable-documents.generated.ts';

/** The backend's word for each side of a compensation. */
export const wireSides = {
  payment: 'PAYMENT',
  invoice: 'INVOICE',
} as const satisfies Record<CompensationSide, 'PAYMENT' | 'INVOICE'>;

/** Documents that can be compensated, one side at a time (spec 7, `documentos`, OFFLINE, page 10). */
export const compensableDocumentsQuery: PagedQuery<
  CompensableDocumentsQuery,
  CompensableDocumentsQueryVariables,
  Invoice
> = {
  document: CompensableDocumentsDocument,
  freshness: 'refresh',
  more: 'page-full',
  pageSize: pageSizes.documents,
  keyOf: ({ id }) => id,
  read: ({ documentos }, storeContext) => {
    if (!documentos) return null;
    return {
      items: mapRows(documentos.items, (row) => toInvoice(row, storeContext)),
      total: wholeNumber(documentos.total_count),
      extra: null,
    };
  },
};

/** Which of a side's documents are listed, and in which order. */
export interface CompensableParams {
  /** Part of a document's numbers; empty for all. */
  readonly number: string;
  readonly sort: InvoiceSort;
}

/** One side's documents, page by page. */
export const useCompensableDocuments = (
  side: CompensationSide,
  { number, sort }: CompensableParams,
): PagedRemote<Invoice, null> =>
  usePaged(compensableDocumentsQuery, {
    side: wireSides[side],
    ...(number && { filter: toDocumentsFilter({ number }) }),
    sort: toDocumentsSort(sort),
  });
