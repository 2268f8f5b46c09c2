import type { AccountColumn } from '@surtidor/ui';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { ShownSort } from './account-table-of-lines.tsx';

/** The label of each sort; undefined for columns that do not sort. */
const sortNames: Partial<
  Record<AccountColumn, Readonly<Record<ShownSort['direction'], PortalMessageKey>>>
> = {
  dueDate: { ascending: 'First due', descending: 'Last due' },
  documentDate: {
    descending: 'Newest movements first',
    ascending: 'Oldest movements first',
  },
  value: { descending: 'Largest amount', ascending: 'Smallest amount' },
  documentNumber: { ascending: 'Lowest number', descending: 'Highest number' },
};

/** A sort option of the toolbar. */
export interface AccountSortOption {
  readonly value: string;
  readonly label: PortalMessageKey;
  readonly sort: ShownSort;
}

/** The key of a sort. */
export const sortValue = ({ column, direction }: ShownSort): string => `${column} ${direction}`;

/** All sorts: each sortable column in both directions. */
export const accountSortOptions = (
  sortable: readonly AccountColumn[],
): readonly AccountSortOption[] =>
  sortable.flatMap((column) => {
    const names = sortNames[column];
    if (names === undefined) return [];
    return (['ascending', 'descending'] as const).map((direction) => ({
      value: sortValue({ column, direction }),
      label: names[direction],
      sort: { column, direction },
    }));
  });
