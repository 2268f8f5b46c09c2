import type { AccountSort } from '@surtidor/domain';
import type { AccountColumn } from '@surtidor/ui';
import type { TableSort } from '../../../features/accounts/account-table-of-lines.tsx';

const columns: Readonly<Record<AccountSort['field'], AccountColumn>> = {
  'due-date': 'dueDate',
  'document-date': 'documentDate',
  number: 'documentNumber',
  value: 'value',
};

/** The columns that can sort the account status. */
export const sortableColumns: readonly AccountColumn[] = Object.values(columns);

/** Converts a sort to the table's column and direction. */
export const getSortColumn = ({ field, direction }: AccountSort): TableSort => ({
  column: columns[field],
  direction,
});

/** Returns the sort for a table column; null if the column is not sortable. */
export function getColumnSort({
  column,
  direction,
}: {
  readonly column: string;
  readonly direction: AccountSort['direction'];
}): AccountSort | null {
  // `Object.keys` widens to `string`; the keys of `columns` are the fields.
  const fields = Object.keys(columns) as AccountSort['field'][];
  const field = fields.find((one) => columns[one] === column);
  return field === undefined ? null : { field, direction };
}
