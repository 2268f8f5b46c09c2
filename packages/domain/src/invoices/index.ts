export * from './account-filter.ts';
export * from './document-choice.ts';
export * from './document-kind.ts';
export { getDocumentStations } from './document-stations.ts';
export * from './due-age.ts';
export * from './invoice-card.ts';
export { cleanNumberFilter, searchNumbers } from './invoice-filter.ts';
export { getInvoiceLife, type InvoiceEvent } from './invoice-life.ts';
export * from './invoice-pdf.ts';
export { getInvoiceRecord, getRecordNumber, type InvoiceRecord } from './invoice-record.ts';
export { getOverdueChart } from './overdue-chart.ts';
export * from './overdue-dates.ts';
export * from './shared-client.ts';
export { getMonthRange, getStatement, type StatementRow } from './statement.ts';
export * from './status.ts';
export type {
  AccountLine,
  AccountMonth,
  DocumentClass,
  Invoice,
  InvoiceFilter,
  InvoiceHold,
  InvoiceStatus,
  OverdueBar,
  PortfolioSummary,
} from './types.ts';
export * from './unpaid-due-date.ts';
