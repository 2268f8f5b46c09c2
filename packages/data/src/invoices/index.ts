export {
  accountHistoryQuery,
  buildAccountHistoryRequests,
  oldestFirstHistoryQuery,
  useAccountHistory,
} from './account-history.ts';
export type { AccountSummary } from './account-page.ts';
export {
  buildAccountStatementRequest,
  buildMovementsSumRequest,
  useAccountStatement,
  useMovementsSum,
} from './account-statement.ts';
export {
  accountStatusQuery,
  buildAccountStatusRequest,
  useAccountStatus,
} from './account-status.ts';
export {
  buildDashboardDocumentsRequest,
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
  useDashboardInvoices,
  usePortfolioSummary,
} from './dashboard-documents.ts';
export {
  buildDocumentClassesRequest,
  documentClassesQuery,
  useDocumentClasses,
} from './document-classes.ts';
export { buildDueInvoicesRequest, useDueInvoices, useOldestInvoices } from './due-invoices.ts';
export { createInvoicePages, fetchInvoices, findInvoices } from './fetch-invoices.ts';
export { generateHistoryPdf } from './generate-history-pdf.ts';
export { generateStatusPdf } from './generate-status-pdf.ts';
export {
  buildInvoiceRecordRequest,
  findInvoice,
  type InvoiceFindings,
  useInvoiceRecord,
} from './invoice-record.ts';
export {
  buildPendingInvoicesRequest,
  pendingInvoicesQuery,
  usePendingInvoices,
} from './pending-invoices.ts';
export { type InvoiceSort, invoiceSorts } from './to-documents-sort.ts';
