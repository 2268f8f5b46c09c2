import { type AccountFilter, cleanNumberFilter } from '@surtidor/domain/invoices';
import type { AccountColumn } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import type { FilterDefinition } from '../lists/filters/filter-definition.tsx';
import { ListTools, type ListToolsProps } from '../lists/list-tools.tsx';
import type { AccountLinesTableProps, TableSort } from './account-lines-table.tsx';
import type { AccountTexts } from './account-texts.ts';
import { withClassNames } from './document-class-field.tsx';
import type { GetClassName } from './use-class-names.ts';
import '../../shared/messages/spanish/lists.ts';

/** The label of each sort; undefined for columns that do not sort. */
const sortLabels: Partial<
  Record<AccountColumn, Readonly<Record<TableSort['direction'], PortalMessageKey>>>
> = {
  dueDate: { ascending: 'Earliest due date', descending: 'Latest due date' },
  documentDate: {
    descending: 'Newest movements first',
    ascending: 'Oldest movements first',
  },
  value: { descending: 'Largest amount', ascending: 'Smallest amount' },
  documentNumber: { ascending: 'Lowest number', descending: 'Highest number' },
};

/** A sort option of the toolbar. */
interface AccountSortOption {
  readonly value: string;
  readonly label: PortalMessageKey;
  readonly sort: TableSort;
}

/** Returns the option value of a sort. */
const getSortValue = ({ column, direction }: TableSort): string => `${column} ${direction}`;

/** Returns all sorts: each sortable column in both directions. */
const getSortOptions = (sortable: readonly AccountColumn[]): readonly AccountSortOption[] =>
  sortable.flatMap((column) => {
    const labels = sortLabels[column];
    if (labels === undefined) return [];
    return (['ascending', 'descending'] as const).map((direction) => ({
      value: getSortValue({ column, direction }),
      label: labels[direction],
      sort: { column, direction },
    }));
  });

export interface AccountToolsProps
  extends Pick<AccountLinesTableProps, 'sort' | 'sortable' | 'onSortChange'>,
    Pick<ListToolsProps<AccountFilter, string>, 'list' | 'urlState' | 'exportMenu'> {
  readonly texts: AccountTexts;
  /** The filter of this list. */
  readonly definition: FilterDefinition<AccountFilter>;
  readonly filter: AccountFilter;
  readonly getClassName: GetClassName;
  /** The month field of this list. */
  readonly children?: ReactNode;
}

/** Renders the toolbar: search, filters, sort, saved views, export and active filters. */
export const AccountTools = (props: AccountToolsProps) => {
  const { texts, definition, filter, getClassName, sort, sortable, onSortChange, ...rest } = props;
  const text = useText();
  const { number } = filter;
  const { setFilter } = rest.urlState;
  const sortOptions = getSortOptions(sortable);
  return (
    <ListTools
      {...rest}
      search={{
        label: text('Search by document number'),
        value: number ?? '',
        onSearch: (input) => setFilter({ ...filter, number: cleanNumberFilter(input) }),
      }}
      sort={{
        value: getSortValue(sort),
        labels: Object.fromEntries(sortOptions.map(({ value, label }) => [value, label])),
        onChange: (value) => {
          const option = sortOptions.find((sortOption) => sortOption.value === value);
          if (option) onSortChange(option.sort);
        },
      }}
      filter={{
        definition: withClassNames(definition, getClassName),
        title: text(texts.filterTitle),
        value: filter,
      }}
    />
  );
};
