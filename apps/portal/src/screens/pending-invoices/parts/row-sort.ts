import type { InvoiceSort } from '@surtidor/data';
import type { TableSort } from '@surtidor/ui';

const sorts: Readonly<Record<InvoiceSort, TableSort>> = {
  due: { column: 'due', direction: 'ascending' },
  'due-latest': { column: 'due', direction: 'descending' },
  newest: { column: 'date', direction: 'descending' },
  oldest: { column: 'date', direction: 'ascending' },
  amount: { column: 'amount', direction: 'descending' },
  'amount-least': { column: 'amount', direction: 'ascending' },
};

/** An order of the list as the rows' headings show it. */
export const columnOfSort = (sort: InvoiceSort): TableSort => sorts[sort];

/** What a heading asks for; undefined for a column that is not sorted by. */
export const sortOfColumn = ({ column, direction }: TableSort): InvoiceSort | undefined =>
  // Object.keys widens to string; the keys of the table are the orders.
  (Object.keys(sorts) as InvoiceSort[]).find(
    (sort) => sorts[sort].column === column && sorts[sort].direction === direction,
  );
