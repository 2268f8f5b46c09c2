/** Status codes of an invoice from the backend (spec 4). Other codes are shown as requested. */
export const invoiceStatusCodes = {
  'to-expire': 'NV',
  expired: 'AT',
  'expires-today': 'V',
  compensated: 'C',
  open: 'A',
} as const;

/** A known status code of an invoice. */
export type InvoiceStatusCode = (typeof invoiceStatusCodes)[keyof typeof invoiceStatusCodes];

/** Kinds of document (spec 7). */
export const documentKinds = { invoice: 'INVOICE', payment: 'PAYMENT' } as const;

/** Document types without a PDF (spec 5). */
export const documentTypesWithoutPdf = ['DB-SF', 'DB-SP', 'DB'] as const;

/** Payment types of a document query (spec 7). */
export const paymentTypes = { offline: 'OFFLINE', pse: 'PSE' } as const;

/** Transaction types of a payment line: the complete invoice or a part of it (spec 2). */
export const transactionTypes = { full: 'total', partial: 'parcial' } as const;
