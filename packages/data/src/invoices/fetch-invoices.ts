import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { type AllPages, createAllPages } from '../shared/fetch-all-pages.ts';
import { findAllRows, findRows } from '../shared/find-rows.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { buildPendingInvoicesRequest, pendingInvoicesQuery } from './pending-invoices.ts';

/**
 * Fetches the current documents by document number, before a payment is sent and after a rejection (faults
 * 10). A number may have several. Missing documents are no longer pending.
 */
export const fetchInvoices = (
  dataContext: DataContext,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  findAllRows(dataContext, pendingInvoicesQuery, {
    filter: { num_documento: { in: [...documentNumbers] } },
  });

/** Fetches the first invoices that match, earliest due date first, bypassing the cache. */
export const findInvoices = (
  dataContext: DataContext,
  { filter, limit }: { readonly filter: InvoiceFilter; readonly limit: number },
): Promise<Outcome<readonly Invoice[]>> =>
  findRows(dataContext, pendingInvoicesQuery, {
    variables: buildPendingInvoicesRequest({ filter }).variables,
    limit,
  });

/** Returns a fetcher of all pending invoices that match, earliest due date first. */
export const createInvoicePages = (
  dataContext: DataContext,
  filter: InvoiceFilter,
): AllPages<Invoice> =>
  createAllPages(
    dataContext,
    pendingInvoicesQuery,
    buildPendingInvoicesRequest({ filter }).variables,
  );
