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

/** Document types without a PDF (spec 5). */
export const documentTypesWithoutPdf = ['DB-SF', 'DB-SP', 'DB'] as const;

/** Transaction types of a payment line: the complete invoice or a part of it (spec 2). */
export const transactionTypes = { full: 'total', partial: 'parcial' } as const;
