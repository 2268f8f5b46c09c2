import type { DateRange } from '@surtidor/domain';
import {
  type AccountFilter,
  cleanNumberFilter,
  getDocumentClassFilter,
} from '@surtidor/domain/invoices';
import type { AccountColumn } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { formatDate, getShortMonths } from '../../platform/format/format-date.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { type FilterChip, ListTools, type ListToolsProps } from '../lists/list-tools.tsx';
import { AccountFilterPanel, type AccountFilterPanelProps } from './account-filter-panel.tsx';
import type { AccountLinesTableProps, TableSort } from './account-lines-table.tsx';
import type { GetClassName } from './use-class-names.ts';

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

const formatMonth = ({ year, month }: NonNullable<AccountFilter['month']>, text: Text) =>
  `${getShortMonths(text)[month - 1]} ${year}`;

/** Returns the conditions of the filter, except the number, which is in the search field. */
function getChips(
  filter: AccountFilter,
  getClassName: GetClassName,
  text: Text,
): readonly FilterChip<AccountFilter>[] {
  const { documentClasses, documentDates, dueDates, month } = filter;
  const formatRange = (dates: DateRange | undefined) =>
    dates &&
    text('{start} to {end}', {
      start: formatDate(dates.start, text),
      end: formatDate(dates.end, text),
    });
  const classes = getDocumentClassFilter(documentClasses ?? []);
  const classLabels = classes.map((grouping) => getClassName({ grouping, documentClass: '' }));
  return [
    {
      label: text('Month'),
      value: month && formatMonth(month, text),
      cleared: { ...filter, month: undefined },
      isOutsidePanel: true,
    },
    {
      label: text('Document class'),
      value: classLabels.join(', '),
      cleared: { ...filter, documentClasses: undefined },
    },
    {
      label: text('Document date'),
      value: formatRange(documentDates),
      cleared: { ...filter, documentDates: undefined },
    },
    {
      label: text('Expiration date'),
      value: formatRange(dueDates),
      cleared: { ...filter, dueDates: undefined },
    },
  ];
}

export interface AccountToolsProps
  extends Pick<AccountFilterPanelProps, 'texts' | 'ranges' | 'filter'>,
    Pick<AccountLinesTableProps, 'sort' | 'sortable' | 'onSortChange'>,
    Pick<ListToolsProps<AccountFilter, string>, 'list' | 'urlState' | 'exportMenu'> {
  readonly getClassName: GetClassName;
  /** The month field of this list. */
  readonly children?: ReactNode;
}

/** Renders the toolbar: search, filters, sort, saved views, export and active filters. */
export const AccountTools = (props: AccountToolsProps) => {
  const { texts, ranges, filter, getClassName, sort, sortable, onSortChange, ...rest } = props;
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
      chips={getChips(filter, getClassName, text)}
      cleared={{ number }}
      renderPanel={(close) => (
        <AccountFilterPanel
          texts={texts}
          ranges={ranges}
          filter={filter}
          onApply={setFilter}
          onClose={close}
        />
      )}
    />
  );
};
