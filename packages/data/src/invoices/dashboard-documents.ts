import type { Invoice, PortfolioSummary } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  DashboardDocumentsDocument,
  type DashboardDocumentsQuery,
  type DashboardDocumentsQueryVariables,
} from './dashboard-documents.generated.ts';
import { firstDashboardDocuments } from './first-dashboard-documents.ts';
import { toInvoice } from './to-invoice.ts';
import { toPortfolioSummary } from './to-portfolio-summary.ts';

type Dashboard<T> = RemoteQuery<DashboardDocumentsQuery, DashboardDocumentsQueryVariables, T>;

/** Totals of everything that is owed (spec 7, `documentos`). */
export const portfolioSummaryQuery: Dashboard<PortfolioSummary> = {
  document: DashboardDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  partial: true,
  read: ({ documentos }, storeContext) => toPortfolioSummary(documentos, storeContext),
};

/** The first documents to pay (spec 7, `documentos`). */
export const dashboardInvoicesQuery: Dashboard<readonly Invoice[]> = {
  document: DashboardDocumentsDocument,
  fetchPolicy: 'cache-and-network',
  partial: true,
  read: ({ documentos }, storeContext) => {
    if (!documentos) return null;
    return readableRows(mapRows(documentos.items, (row) => toInvoice(row, storeContext)));
  },
  isEmpty: (invoices) => invoices.length === 0,
};

/** The overdue chart's totals, of one station by code. One request serves it and `useDashboardInvoices`. */
export const usePortfolioSummary = (station = ''): Remote<PortfolioSummary> =>
  useRemote(portfolioSummaryQuery, firstDashboardDocuments(station).variables);

/** The dashboard's invoice cards, the next due first, of one station by code. */
export const useDashboardInvoices = (station = ''): Remote<readonly Invoice[]> =>
  useRemote(dashboardInvoicesQuery, firstDashboardDocuments(station).variables);
