export type { AccountExtra } from './account-extra.ts';
export {
  accountHistoryQuery,
  accountHistoryRecordQuery,
  useAccountHistory,
} from './account-history.ts';
export {
  accountStatusQuery,
  useAccountStatus,
} from './account-status.ts';
export {
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
  useDashboardInvoices,
  usePortfolioSummary,
} from './dashboard-documents.ts';
export { documentClassesQuery, useDocumentClasses } from './document-classes.ts';
export { useDueInvoices } from './due-invoices.ts';
export { fetchInvoices } from './fetch-invoices.ts';
export { firstAccountHistory } from './first-account-history.ts';
export { firstAccountStatus } from './first-account-status.ts';
export { firstDashboardDocuments } from './first-dashboard-documents.ts';
export { firstDocumentClasses } from './first-document-classes.ts';
export { firstDueInvoices } from './first-due-invoices.ts';
export { firstPendingInvoices } from './first-pending-invoices.ts';
export { generateHistoryPdf } from './generate-history-pdf.ts';
export { generateStatusPdf } from './generate-status-pdf.ts';
export {
  pendingInvoicesQuery,
  usePendingInvoices,
} from './pending-invoices.ts';
export { fetchPendingInvoicesPage, type PendingPage } from './pending-invoices-page.ts';
export { type InvoiceSort, invoiceSorts } from './to-documents-sort.ts';
