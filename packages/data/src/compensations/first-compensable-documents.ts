import { type CompensationSide, pageSizes } from '@surtidor/domain';
import { toDocumentsFilter } from '../invoices/to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from '../invoices/to-documents-sort.ts';
import { firstPage } from '../shared/first-query.ts';
import { CompensableDocumentsDocument } from './compensable-documents.generated.ts';

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

/** The first page of one side's documents. */
export const firstCompensableDocuments = (
  side: CompensationSide,
  { number, sort }: CompensableParams,
) =>
  firstPage(
    CompensableDocumentsDocument,
    {
      side: wireSides[side],
      ...(number && { filter: toDocumentsFilter({ number }) }),
      sort: toDocumentsSort(sort),
    },
    pageSizes.documents,
  );
