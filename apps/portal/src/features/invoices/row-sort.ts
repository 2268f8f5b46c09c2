import type { InvoiceSort } from '@surtidor/data';
import type { TableSort } from '@surtidor/ui';

/** The headings that stand for the orders of a list; orders that no heading has are left out. */
export type RowSorts = Readonly<Partial<Record<InvoiceSort, TableSort>>>;

const dates = {
  newest: { column: 'date', direction: 'descending' },
  oldest: { column: 'date', direction: 'ascending' },
} as const satisfies RowSorts;

/** The headings of documents that are owed. */
export const documentSorts = {
  due: { column: 'due', direction: 'ascending' },
  'due-latest': { column: 'due', direction: 'descending' },
  ...dates,
  amount: { column: 'amount', direction: 'descending' },
  'amount-least': { column: 'amount', direction: 'ascending' },
} as const satisfies RowSorts;

/** The headings of payments: their balances are below zero and shown by their size, and none is due. */
export const paymentSorts = {
  ...dates,
  'amount-least': { column: 'amount', direction: 'descending' },
  amount: { column: 'amount', direction: 'ascending' },
} as const satisfies RowSorts;

/** What a heading asks for; undefined for a column that is not sorted by. */
export const sortOfColumn = (
  sorts: RowSorts,
  { column, direction }: TableSort,
): InvoiceSort | undefined =>
  // Object.keys widens to string; the keys of the table are the orders.
  (Object.keys(sorts) as InvoiceSort[]).find(
    (sort) => sorts[sort]?.column === column && sorts[sort]?.direction === direction,
  );
