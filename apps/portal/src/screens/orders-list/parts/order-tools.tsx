import {
  type OrderOptions,
  type OrdersFiles,
  useAllDestinations,
  useOrderOptions,
} from '@surtidor/data';
import {
  type CalendarDate,
  type Destination,
  defaultOrderSort,
  defaultOrdersRequest,
  emptyOrderFilter,
  getActiveOrderFields,
  getCompleteRange,
  getOrderRequestLimits,
  getOrderSort,
  getRequestDates,
  getStationOptions,
  type Order,
  type OrderFilter,
  type OrdersRequest,
  parseCalendarDate,
} from '@surtidor/domain';
import {
  ActiveFilters,
  DateRangePicker,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import { getListFiles } from '../../../features/lists/list-file.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { getOrderColumns } from '../../../features/orders/order-columns.ts';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';
import { OrderFilterPanel } from './order-filter-panel.tsx';
import { getFixedOptions, getOrderChips, removeChip } from './order-filter-texts.ts';

export interface OrderToolsProps {
  readonly request: OrdersRequest;
  readonly onChange: (request: OrdersRequest) => void;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  readonly today: CalendarDate;
  /** The loaded orders. The export loads the other pages. */
  readonly loadedRows: readonly Order[];
  readonly selected: readonly Order[];
  readonly completeList: ExportMenuProps<Order>['completeList'];
  /** The files of the list from the backend; null until loaded. */
  readonly files: OrdersFiles | null;
  /** Opens the documents of the exported orders. Without it, the toolbar has no export. */
  readonly onDocumentsOpen?: (orders: readonly Order[]) => void;
  /** The switch between list and board. */
  readonly children?: ReactNode;
}

const noOptions: OrderOptions = { stations: [], plants: [] };

/** The toolbar of the orders, with filters, dates, saved views, export and a chip for each filter. */
export const OrderTools = ({
  request,
  onChange,
  selectedStation,
  view,
  today,
  ...rest
}: OrderToolsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const [open, setOpen] = useState(false);
  const { filter } = request;
  // The station and plant chips need the options; otherwise, only the panel does.
  const needsOptions = open || filter.station !== '' || filter.plant !== '';
  const { clientCode } = useSession();
  const { state } = useOrderOptions(needsOptions ? clientCode : '');
  const { state: stationState } = useAllDestinations(needsOptions);
  const options = useFilterOptions(getData(state), getData(stationState));
  const fixedOptions = getFixedOptions(deploymentOptions, text);
  const chips = getOrderChips(request, { ...(options ?? noOptions), ...fixedOptions }, text);
  const applyFilter = (nextFilter: OrderFilter) => onChange({ ...request, filter: nextFilter });
  return (
    <div className="mb-5 flex flex-col gap-3">
      <ToolBar
        end={
          <>
            <SavedViewsMenu list="orders" {...view} />
            {rest.onDocumentsOpen && (
              <OrdersExport today={today} {...rest} onDocumentsOpen={rest.onDocumentsOpen} />
            )}
          </>
        }
      >
        <ToolBarSearch>
          <SearchBox
            label={text('Search by order number')}
            value={filter.number}
            onSearch={(number) => applyFilter({ ...filter, number })}
          />
        </ToolBarSearch>
        <FilterButton
          count={getActiveOrderFields(filter).length}
          open={open}
          onOpenChange={setOpen}
        />
        {rest.children}
        <Select
          label={text('Sort by')}
          labelMode="hidden"
          value={getOrderSort(filter)}
          options={fixedOptions.sorts.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(sortBy) =>
            applyFilter({ ...filter, sortBy: sortBy === defaultOrderSort ? '' : sortBy })
          }
        />
      </ToolBar>
      <RequestDateField request={request} onChange={onChange} today={today} />
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onChange(removeChip(request, id))}
        onClearAll={() => onChange(defaultOrdersRequest)}
      />
      {open && (
        <OrderFilterPanel
          filter={filter}
          selectedStation={selectedStation}
          options={options}
          hasOptionsError={state.kind === 'failed'}
          today={today}
          onApply={applyFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

/**
 * Returns the options of the panel: all stations of the user, and the stations of orders that are no longer
 * assigned to the user. Returns null until loaded.
 */
function useFilterOptions(
  orderOptions: OrderOptions | undefined,
  stations: readonly Destination[] | undefined,
): OrderOptions | null {
  return useMemo(
    () =>
      orderOptions && stations
        ? { ...orderOptions, stations: getStationOptions(stations, orderOptions.stations) }
        : (orderOptions ?? null),
    [orderOptions, stations],
  );
}

const RequestDateField = ({
  request,
  onChange,
  today,
}: Pick<OrderToolsProps, 'request' | 'onChange' | 'today'>) => {
  const text = useText();
  const { max } = getOrderRequestLimits(today);
  const filterWithoutDate = { ...request.filter, orderDate: emptyOrderFilter.orderDate };
  return (
    <div className="w-full sm:w-96">
      <DateRangePicker
        label={text('Requested between')}
        value={getRequestDates(request, today)}
        today={today}
        {...(max && { max })}
        onValueChange={({ start, end }) => {
          const range = getCompleteRange({
            start: parseCalendarDate(start),
            end: parseCalendarDate(end),
          });
          if (range) onChange({ filter: filterWithoutDate, range });
        }}
      />
    </div>
  );
};

const OrdersExport = ({
  today,
  onDocumentsOpen,
  files,
  ...exportProps
}: Required<
  Pick<
    OrderToolsProps,
    'today' | 'loadedRows' | 'selected' | 'completeList' | 'files' | 'onDocumentsOpen'
  >
>) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  return (
    <ExportMenu
      title={text('Pedidos')}
      fileName={`pedidos-${today}`}
      {...exportProps}
      columns={getOrderColumns(deploymentOptions, text)}
      onExportPdfs={onDocumentsOpen}
      {...(files && { files: getListFiles(files) })}
    />
  );
};
