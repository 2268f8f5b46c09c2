import { pageSizes } from '@surtidor/domain';
import type { Invoice, PortfolioSummary } from '@surtidor/domain/invoices';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { DashboardDocumentsDocument } from './dashboard-documents.generated.ts';
import { toInvoice } from './to-invoice.ts';
import { toPortfolioSummary } from './to-portfolio-summary.ts';

/** Totals of open documents (spec 7, `documentos`). */
export const portfolioSummaryQuery = defineRemoteQuery({
  document: DashboardDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  partial: true,
  read: ({ documentos }, storeContext) => toPortfolioSummary(documentos, storeContext),
});

/** The first documents to pay (spec 7, `documentos`). */
export const dashboardInvoicesQuery = defineRemoteQuery({
  document: DashboardDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  partial: true,
  read: ({ documentos }, storeContext) =>
    keepReadableRows(readRows(documentos?.items, (row) => toInvoice(row, storeContext))),
});

/** Builds the request for the dashboard's totals and first documents, optionally of one station. */
export const buildDashboardDocumentsRequest = (station = '') => ({
  document: DashboardDocumentsDocument,
  variables: {
    pageSize: pageSizes.documentsDashboard,
    ...(station !== '' && { filter: { destino: { eq: station } } }),
  },
});

/** Queries the dashboard's totals, optionally of one station. Shares its request with `useDashboardInvoices`. */
export const usePortfolioSummary = (station = ''): Remote<PortfolioSummary> =>
  useRemote(portfolioSummaryQuery, buildDashboardDocumentsRequest(station).variables);

/** Queries the dashboard's invoices, next due first, optionally of one station. */
export const useDashboardInvoices = (station = ''): Remote<readonly Invoice[]> =>
  useRemote(dashboardInvoicesQuery, buildDashboardDocumentsRequest(station).variables);
