import type { InvoiceSort } from '@surtidor/data';
import type { TableSort } from '@surtidor/ui';

/** The headings that sort a list; sorts without a heading are omitted. */
export type RowSorts = Readonly<Partial<Record<InvoiceSort, TableSort>>>;

const dateSorts = {
  newest: { column: 'date', direction: 'descending' },
  oldest: { column: 'date', direction: 'ascending' },
} as const satisfies RowSorts;

/** The sortable headings of invoices. */
export const documentSorts = {
  due: { column: 'due', direction: 'ascending' },
  'due-latest': { column: 'due', direction: 'descending' },
  ...dateSorts,
  amount: { column: 'amount', direction: 'descending' },
  'amount-least': { column: 'amount', direction: 'ascending' },
} as const satisfies RowSorts;

/**
 * The sortable headings of payments: their balances are negative and displayed without a sign. Payments
 * have no due date.
 */
export const paymentSorts = {
  ...dateSorts,
  'amount-least': { column: 'amount', direction: 'descending' },
  amount: { column: 'amount', direction: 'ascending' },
} as const satisfies RowSorts;

/** Returns the sort of a heading, or undefined if the column does not sort. */
export const findSort = (
  sorts: RowSorts,
  { column, direction }: TableSort,
): InvoiceSort | undefined =>
  // Object.keys returns string[], but the keys are sorts.
  (Object.keys(sorts) as InvoiceSort[]).find(
    (sort) => sorts[sort]?.column === column && sorts[sort]?.direction === direction,
  );
