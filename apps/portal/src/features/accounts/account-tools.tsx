import {
  type AccountFilter,
  type AccountLine,
  cleanNumberFilter,
  type DateRange,
  formatDate,
  getDisplayNumber,
  getDocumentClassFilter,
  shortMonths,
} from '@surtidor/domain';
import {
  type AccountColumn,
  type ActiveFilter,
  ActiveFilters,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { type ReactNode, useState } from 'react';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { ExportMenu, type ExportMenuProps } from '../lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../lists/saved-views/saved-views-menu.tsx';
import {
  createAmountCell,
  createDayCell,
  createTextCell,
  type SheetColumn,
} from '../table-files/sheet.ts';
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

/** Returns the active filters as clearable chips, except the number, which is in the search field. */
function getActiveFilters(
  { documentClasses, documentDates, dueDates, month }: AccountFilter,
  getClassName: GetClassName,
  text: Text,
): readonly (ActiveFilter & { readonly id: keyof AccountFilter })[] {
  const formatRange = (dates: DateRange | undefined) =>
    dates &&
    text('{start} to {end}', { start: formatDate(dates.start), end: formatDate(dates.end) });
  const classes = getDocumentClassFilter(documentClasses ?? []);
  const classLabels = classes.map((grouping) => getClassName({ grouping, documentClass: '' }));
  return [
    { id: 'month', label: text('Month'), value: month && formatMonth(month) },
    { id: 'documentClasses', label: text('Document class'), value: classLabels.join(', ') },
    { id: 'documentDates', label: text('Document date'), value: formatRange(documentDates) },
    { id: 'dueDates', label: text('Expiration date'), value: formatRange(dueDates) },
  ];
}

const formatMonth = ({ year, month }: NonNullable<AccountFilter['month']>) =>
  `${shortMonths[month - 1]} ${year}`;

/** Returns the seven columns of the export, with typed amounts and dates. */
const getSheetColumns = (
  text: Text,
  getClassName: GetClassName,
): readonly SheetColumn<AccountLine>[] => [
  {
    title: text('Invoice number'),
    width: 20,
    cell: (line) => createTextCell(getDisplayNumber(line)),
  },
  {
    title: text('Document number'),
    width: 18,
    cell: ({ documentNumber }) => createTextCell(documentNumber),
  },
  { title: text('Document class'), width: 26, cell: (line) => createTextCell(getClassName(line)) },
  { title: text('Details'), width: 40, cell: ({ details }) => createTextCell(details) },
  {
    title: text('Document date'),
    width: 14,
    cell: ({ documentDate }) => createDayCell(documentDate),
  },
  { title: text('Expiration date'), width: 14, cell: ({ dueDate }) => createDayCell(dueDate) },
  { title: text('Value'), width: 18, cell: ({ balance }) => createAmountCell(balance) },
];

export interface AccountToolsProps
  extends Pick<AccountFilterPanelProps, 'texts' | 'ranges'>,
    Pick<AccountLinesTableProps, 'sort' | 'sortable' | 'onSortChange'>,
    Omit<ExportMenuProps<AccountLine>, 'columns'> {
  readonly filter: AccountFilter;
  readonly onFilterChange: (filter: AccountFilter) => void;
  readonly getClassName: GetClassName;
  readonly views: SavedViewsMenuProps;
  /** The month field of this list. */
  readonly children?: ReactNode;
}

/** Renders the toolbar: search, filters, sort, saved views, export and active filters. */
export const AccountTools = (props: AccountToolsProps) => {
  const { texts, ranges, filter, onFilterChange, getClassName, views, children, ...rest } = props;
  const { sort, sortable, onSortChange, ...exportProps } = rest;
  const text = useText();
  const [open, setOpen] = useState(false);
  const chips = getActiveFilters(filter, getClassName, text);
  const isMonth = (id: string) => id === 'month';
  const omitFilter = (id: string): AccountFilter =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => name !== id));
  // The month field is outside the panel.
  const month = filter.month && { month: filter.month };
  const { number, ...filterWithoutNumber } = filter;
  const search = (input: string) => {
    const searchedNumber = cleanNumberFilter(input);
    onFilterChange({ ...filterWithoutNumber, ...(searchedNumber && { number: searchedNumber }) });
  };
  const sortOptions = getSortOptions(sortable);
  return (
    <div className="flex flex-col gap-3">
      <ToolBar
        end={
          <>
            <SavedViewsMenu {...views} />
            <ExportMenu columns={getSheetColumns(text, getClassName)} {...exportProps} />
          </>
        }
      >
        <ToolBarSearch>
          <SearchBox
            label={text('Search by document number')}
            value={number ?? ''}
            onSearch={search}
          />
        </ToolBarSearch>
        <FilterButton
          count={chips.filter(({ id, value }) => value && !isMonth(id)).length}
          open={open}
          onOpenChange={setOpen}
        />
        {children}
        <Select
          label={text('Sort by')}
          labelMode="hidden"
          value={getSortValue(sort)}
          options={sortOptions.map(({ value, label }) => ({ value, label: text(label) }))}
          onValueChange={(value) => {
            const option = sortOptions.find((sortOption) => sortOption.value === value);
            if (option) onSortChange(option.sort);
          }}
        />
      </ToolBar>
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onFilterChange(omitFilter(id))}
        onClearAll={() => onFilterChange({ ...(number && { number }) })}
      />
      {open && (
        <AccountFilterPanel
          texts={texts}
          ranges={ranges}
          filter={filter}
          onApply={(nextFilter) =>
            onFilterChange({ ...nextFilter, ...month, ...(number && { number }) })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
