/** A document of an account, formatted for display (spec 2, account status). */
export interface AccountLine {
  /** Unique key among the lines, for selection and rendering. */
  id: string;
  /** The invoice number that the dealer knows; the accessible name of the line. */
  invoiceNumber: string;
  /** The document number in the distributor's accounting: '1800004521'. */
  documentNumber: string;
  /** The document type: 'Factura', 'Nota crédito'. */
  documentClass: string;
  /** A free-text description; can be empty. */
  details: string;
  /** The formatted date: '3 nov 2026'. */
  documentDate: string;
  /** The formatted due date: '3 dic 2026'. */
  dueDate: string;
  /** The formatted value with its sign: '-$ 1.200.000'. */
  value: string;
  /** Negative values are red. */
  sign: 'positive' | 'negative';
}

/** The seven columns, in order. */
export const accountColumns = [
  'invoiceNumber',
  'documentNumber',
  'documentClass',
  'details',
  'documentDate',
  'dueDate',
  'value',
] as const satisfies readonly (keyof AccountLine)[];

export type AccountColumn = (typeof accountColumns)[number];
