export type { AccountExtra } from './account-extra.ts';
export {
  type AccountHistoryAsked,
  accountHistoryQuery,
  accountHistoryRecordQuery,
  useAccountHistory,
} from './account-history.ts';
export { type AccountStatusAsked, accountStatusQuery, useAccountStatus } from './account-status.ts';
export { askInvoices } from './ask-invoices.ts';
export {
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
  useDashboardInvoices,
  usePortfolioSummary,
} from './dashboard-documents.ts';
export { documentClassesQuery, useDocumentClasses } from './document-classes.ts';
export { generateHistoryPdf } from './generate-history-pdf.ts';
export { generateStatusPdf } from './generate-status-pdf.ts';
export {
  type PendingInvoicesAsked,
  pendingInvoicesQuery,
  usePendingInvoices,
} from './pending-invoices.ts';
export { askPendingPage, type PendingPage } from './pending-invoices-page.ts';
export { type InvoiceSort, invoiceSorts } from './to-documents-sort.ts';
