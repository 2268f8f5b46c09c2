/** The usual entry point: a component with what it stands on, in bytes of brotli. */
const usual = 6_000;

/** Entry points with more behind them: searching, calendars, forms made of several fields, the whole. */
const larger: Readonly<Record<string, number>> = {
  '@surtidor/ui': 50_000,
  '@surtidor/ui/calendar': 8_000,
  '@surtidor/ui/date-picker': 9_000,
  '@surtidor/ui/date-range-picker': 10_000,
  '@surtidor/ui/month-picker': 8_000,
  '@surtidor/ui/large-select': 8_000,
  '@surtidor/ui/terms-overlay': 8_000,
  '@surtidor/ui/patterns/certificate-form': 12_000,
  '@surtidor/ui/patterns/certificate-table': 10_000,
  '@surtidor/ui/patterns/corporate-info': 8_000,
  '@surtidor/ui/patterns/payments-versus-invoices': 8_000,
  '@surtidor/ui/patterns/purchase-summary': 10_000,
  '@surtidor/ui/patterns/total-to-pay': 8_000,
  '@surtidor/ui/patterns/voucher-card': 8_000,
};

/** The most an entry point may weigh, in bytes of brotli. */
export const budgetOf = (entryPoint: string): number => larger[entryPoint] ?? usual;
