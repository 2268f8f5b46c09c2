/** One document of an account, as it is shown (spec 2, account status). */
export interface AccountLine {
  /** Unique key among the lines, for choosing and for rendering. */
  id: string;
  /** The number the dealer knows it by; names the line. */
  invoiceNumber: string;
  /** The number of the distributor's own books: '1800004521'. */
  documentNumber: string;
  /** The kind of document in words: 'Factura', 'Nota crédito'. */
  documentClass: string;
  /** What the document is about, in free words; may be empty. */
  details: string;
  /** As it is shown: '3 nov 2026'. */
  documentDate: string;
  /** The last day to pay it, as it is shown: '3 dic 2026'. */
  dueDate: string;
  /** As it is shown, with its sign: '-$ 1.200.000'. */
  value: string;
  /** Negative values are red. */
  sign: 'positive' | 'negative';
}

/** The seven columns in their order. */
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
