import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { pendingInvoicesQuery } from './pending-invoices.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from './to-documents-sort.ts';

/** Parameters of a page of pending invoices outside the displayed list. */
export interface PendingInvoicesPageRequest {
  readonly filter: InvoiceFilter;
  /** Earliest due date first by default. */
  readonly sort?: InvoiceSort;
  /** The page number, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of pending invoices. */
export interface PendingInvoicesPage {
  /** The readable invoices. */
  readonly invoices: readonly Invoice[];
  /** Whether the page was full, so that there may be another. */
  readonly isFull: boolean;
  /** Total count, if known. */
  readonly total: number | null;
}

/** Fetches a page of pending invoices, bypassing the cache. */
export const fetchPendingInvoicesPage = (
  { client, storeContext }: DataContext,
  { filter, sort = 'due', page, pageSize }: PendingInvoicesPageRequest,
): Promise<Outcome<PendingInvoicesPage>> =>
  fetchOnce(client, {
    document: PendingInvoicesDocument,
    variables: {
      filter: toDocumentsFilter(filter),
      sort: toDocumentsSort(sort),
      page,
      pageSize,
    },
    read: (data) => {
      const content = pendingInvoicesQuery.read(data, storeContext);
      if (content === null) return null;
      const { items, total } = content;
      // A later page without readable rows does not look like an empty list.
      const invoices =
        page === 1 ? keepReadableRows(items) : items.filter((invoice) => invoice !== null);
      return invoices && { invoices, isFull: items.length >= pageSize, total };
    },
  });
