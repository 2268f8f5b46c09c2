/** Codes the backend uses for an invoice's status (spec 4). Any other code is shown as requested. */
export const invoiceStatusCodes = {
  toExpire: 'NV',
  expired: 'AT',
  expiresToday: 'V',
  compensated: 'C',
  open: 'A',
} as const;

/** The two kinds of document the backend tells apart (spec 7, `documentType`). */
export const documentKindCodes = { invoice: 'INVOICE', payment: 'PAYMENT' } as const;

/** Document types that never offer a PDF (spec 5, documents). */
export const documentTypesWithoutPdf = ['DB-SF', 'DB-SP', 'DB'] as const;
