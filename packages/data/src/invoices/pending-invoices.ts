import { type Invoice, type InvoiceFilter, pageSizes } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { wholeNumber } from '../shared/wire.ts';
import {
  PendingInvoicesDocument,
  type PendingInvoicesQuery,
  type PendingInvoicesQueryVariables,
} from './pending-invoices.generated.ts';
import { toStatusLabels } from './status-labels.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { toInvoice } from './to-invoice.ts';

/** Documents that can be paid online, the next due first (spec 7, `documentos`, page 10). */
export const pendingInvoicesQuery: PagedQuery<
  PendingInvoicesQuery,
  PendingInvoicesQueryVariables,
  Invoice
> = {
  document: PendingInvoicesDocument,
  freshness: 'refresh',
  more: 'page-full',
  pageSize: pageSizes.documents,
  keyOf: ({ id }) => id,
  read: ({ documentos }, market) => {
    if (!documentos) return null;
    const labels = toStatusLabels(documentos.document_statuses);
    return {
      items: mapRows(documentos.items, (row) => toInvoice(row, market, labels)),
      total: wholeNumber(documentos.total_count),
      extra: null,
    };
  },
};

/** The pending invoices that pass the filter, page by page. */
export const usePendingInvoices = (filter: InvoiceFilter = {}): PagedRemote<Invoice, null> =>
  usePaged(pendingInvoicesQuery, { filter: toDocumentsFilter(filter) });
