import { type CompensationSide, type Invoice, pageSizes } from '@surtidor/domain';
import { toInvoice } from '../invoices/to-invoice.ts';
import type { PagedQuery } from '../shared/paged-query.ts';
import { readInteger } from '../shared/readers.ts';
import { mapRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import {
  CompensableDocumentsDocument,
  type CompensableDocumentsQuery,
  type CompensableDocumentsQueryVariables,
} from './compensable-documents.generated.ts';
import {
  type CompensableParams,
  firstCompensableDocuments,
} from './first-compensable-documents.ts';

/** Documents of one side of a compensation (spec 7, `documentos`, OFFLINE, page size 10). */
export const compensableDocumentsQuery: PagedQuery<
  CompensableDocumentsQuery,
  CompensableDocumentsQueryVariables,
  Invoice
> = {
  document: CompensableDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  more: 'page-full',
  pageSize: pageSizes.documents,
  keyOf: ({ id }) => id,
  read: ({ documentos }, storeContext) => {
    if (!documentos) return null;
    return {
      items: mapRows(documentos.items, (row) => toInvoice(row, storeContext)),
      total: readInteger(documentos.total_count),
      extra: null,
    };
  },
};

/** One side's documents, page by page. */
export const useCompensableDocuments = (
  side: CompensationSide,
  params: CompensableParams,
): PagedRemote<Invoice, null> =>
  usePaged(compensableDocumentsQuery, firstCompensableDocuments(side, params).variables);
