/** One document of an account, as it is shown (spec 2, account status). */
export interface AccountLine {
  id: string;
  /** The number the dealer knows it by; names the line. */
  invoiceNumber: string;
  documentNumber: string;
  documentClass: string;
  details: string;
  /** As it is shown: '3 nov 2026'. */
  documentDate: string;
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
