import type { Invoice, InvoiceFilter } from '@surtidor/domain';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { pendingInvoicesQuery } from './pending-invoices.ts';
import { toDocumentsFilter } from './to-documents-filter.ts';
import { type InvoiceSort, toDocumentsSort } from './to-documents-sort.ts';

/** A page of pending invoices that is asked for outside of the list on screen. */
export interface PendingPageRequest {
  readonly filter: InvoiceFilter;
  /** The oldest due first by default. */
  readonly sort?: InvoiceSort;
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
}

/** One such page. */
export interface PendingPage {
  /** The invoices that could be read. */
  readonly invoices: readonly Invoice[];
  /** Whether the page came back full, so that there may be another. */
  readonly full: boolean;
  /** How many there are in all, when the backend says so. */
  readonly total: number | null;
}

/** Asks for a page of pending invoices, past the cache. */
export const fetchPendingInvoicesPage = (
  { client, storeContext }: DataContext,
  { filter, sort = 'due', page, pageSize }: PendingPageRequest,
): Promise<Outcome<PendingPage>> =>
  fetchOnce(client, {
    document: PendingInvoicesDocument,
    variables: {
      filter: toDocumentsFilter(filter),
      sort: toDocumentsSort(sort),
      page,
      pageSize,
    },
    read: (data) => {
      const rows = pendingInvoicesQuery.read(data, storeContext);
      return (
        rows && {
          invoices: readableRows(rows.items),
          full: rows.items.length >= pageSize,
          total: rows.total,
        }
      );
    },
  });
