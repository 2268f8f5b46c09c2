import type { CompensationFiles } from '@surtidor/data';
import {
  type CalendarDate,
  type Compensation,
  type CompensationFilter,
  compensationSorts,
  countCompensationPanelFilters,
  getDefaultCompensationFilter,
} from '@surtidor/domain';
import {
  ActiveFilters,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { useState } from 'react';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import { getListFiles } from '../../../features/lists/list-file.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import {
  createAmountCell,
  createDayCell,
  createTextCell,
  type SheetColumn,
} from '../../../features/table-files/sheet.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getStateLabel } from './compensation-card.ts';
import { CompensationFilterPanel } from './compensation-filter-panel.tsx';
import { getActiveFilters, removeCondition, sortLabels } from './filter-texts.ts';

/** Returns the columns of an exported list of compensations. */
const getExportColumns = (text: Text): readonly SheetColumn<Compensation>[] => [
  { title: text('Compensation'), width: 14, cell: ({ id }) => createTextCell(id) },
  {
    title: text('Transaction'),
    width: 38,
    cell: ({ transactionId }) => createTextCell(transactionId),
  },
  { title: text('State'), width: 14, cell: (row) => createTextCell(getStateLabel(row, text)) },
  { title: text('Date sent'), width: 14, cell: ({ createdOn }) => createDayCell(createdOn) },
  {
    title: text('Total of payments'),
    width: 18,
    cell: ({ paymentsTotal }) => createAmountCell(paymentsTotal),
  },
  {
    title: text('Total of invoices'),
    width: 18,
    cell: ({ invoicesTotal }) => createAmountCell(invoicesTotal),
  },
  {
    title: text('Compensated total'),
    width: 18,
    cell: ({ compensatedTotal }) => createAmountCell(compensatedTotal),
  },
  {
    title: text('Documents'),
    width: 60,
    cell: ({ lines }) =>
      createTextCell(lines.map(({ documentNumber }) => documentNumber).join(', ')),
  },
];

export interface CompensationToolsProps {
  readonly filter: CompensationFilter;
  /** The filter in the search params and its setter. */
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  readonly onChange: (filter: CompensationFilter) => void;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
  /** The loaded compensations; the export loads the other pages. */
  readonly loadedRows: readonly Compensation[];
  readonly completeList: ExportMenuProps<Compensation>['completeList'];
  /** The files of the entire list; null before it is loaded. */
  readonly files: CompensationFiles | null;
  /** Whether nothing was sent in the range. The search, sort and export are then hidden. */
  readonly isEmpty: boolean;
}

/** Renders the search, filters, sort, views and export of the list, with a chip per active filter. */
export const CompensationTools = ({
  filter,
  view,
  onChange,
  today,
  loadedRows,
  completeList,
  files,
  isEmpty,
}: CompensationToolsProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const remove = (id: string) => {
    const next = removeCondition(filter, id, today);
    if (next) onChange(next);
  };
  const { invoiceNumber, sort } = filter;
  const clear = () => onChange({ ...getDefaultCompensationFilter(today), invoiceNumber, sort });
  return (
    <div className="mb-4 flex flex-col gap-3">
      <ToolBar
        end={
          !isEmpty && (
            <>
              <SavedViewsMenu list="compensations" {...view} />
              <ExportMenu
                title={text('Compensations')}
                fileName={`compensaciones-${today}`}
                loadedRows={loadedRows}
                completeList={completeList}
                columns={getExportColumns(text)}
                {...(files && { files: getListFiles(files) })}
              />
            </>
          )
        }
      >
        {!isEmpty && (
          <ToolBarSearch>
            <SearchBox
              label={text('Search by full invoice number')}
              value={filter.invoiceNumber}
              onSearch={(invoiceNumber) => onChange({ ...filter, invoiceNumber })}
            />
          </ToolBarSearch>
        )}
        <FilterButton
          count={countCompensationPanelFilters(filter, today)}
          open={open}
          onOpenChange={setOpen}
        />
        {!isEmpty && (
          <Select
            label={text('Sort by')}
            labelMode="hidden"
            value={filter.sort}
            options={compensationSorts.map((sort) => ({
              value: sort,
              label: text(sortLabels[sort]),
            }))}
            onValueChange={(sort) => onChange({ ...filter, sort })}
          />
        )}
      </ToolBar>
      <ActiveFilters
        filters={getActiveFilters(filter, today, text)}
        onRemove={remove}
        onClearAll={clear}
      />
      {open && (
        <CompensationFilterPanel
          filter={filter}
          today={today}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
