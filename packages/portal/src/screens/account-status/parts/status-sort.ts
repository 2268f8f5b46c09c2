import type { AccountSort } from '@surtidor/domain/invoices';
import type { AccountColumn } from '@surtidor/ui';
import type { TableSort } from '../../../features/accounts/account-lines-table.tsx';

const columnByField: Readonly<Record<AccountSort['field'], AccountColumn>> = {
  'due-date': 'dueDate',
  'document-date': 'documentDate',
  number: 'documentNumber',
  value: 'value',
};

/** The columns that can sort the account status. */
export const sortableColumns: readonly AccountColumn[] = Object.values(columnByField);

/** Converts a sort to the table's column and direction. */
export const toTableSort = ({ field, direction }: AccountSort): TableSort => ({
  column: columnByField[field],
  direction,
});

/** Returns the sort for a table column; null if the column is not sortable. */
export function toAccountSort({
  column,
  direction,
}: {
  readonly column: string;
  readonly direction: AccountSort['direction'];
}): AccountSort | null {
  // `Object.keys` widens to `string`; the keys of `columnsByField` are the fields.
  const fields = Object.keys(columnByField) as AccountSort['field'][];
  const field = fields.find((candidate) => columnByField[candidate] === column);
  return field === undefined ? null : { field, direction };
}
