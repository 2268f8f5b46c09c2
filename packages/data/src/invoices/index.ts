export {
  type AccountStatusExtra,
  accountStatusQuery,
  useAccountStatus,
} from './account-status.ts';
export { askInvoices } from './ask-invoices.ts';
export {
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
  useDashboardInvoices,
  usePortfolioSummary,
} from './dashboard-documents.ts';
export { documentClassesQuery, useDocumentClasses } from './document-classes.ts';
export { generateStatusPdf } from './generate-status-pdf.ts';
export { pendingInvoicesQuery, usePendingInvoices } from './pending-invoices.ts';
