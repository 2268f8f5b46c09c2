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
import { fixedOptions, orderChips, withoutChip } from './order-filter-texts.ts';

export interface OrderToolsProps {
  readonly request: OrdersRequest;
  readonly onChange: (request: OrdersRequest) => void;
  /** The station of the station lens, which replaces the station filter; empty for none. */
  readonly lens: string;
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
export const OrderTools = ({ request, onChange, lens, view, today, ...rest }: OrderToolsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const [open, setOpen] = useState(false);
  const { filter } = request;
  // The chips of station and plant need the options. Otherwise, only the panel needs them.
  const needsNames = open || filter.station !== '' || filter.plant !== '';
  const { clientCode } = useSession();
  const { state } = useOrderOptions(needsNames ? clientCode : '');
  const { state: stationState } = useAllDestinations(needsNames);
  const options = useFilterOptions(getData(state), getData(stationState));
  const fixed = fixedOptions(deploymentOptions, text);
  const chips = orderChips(request, { ...(options ?? noOptions), ...fixed }, text);
  const apply = (next: OrderFilter) => onChange({ ...request, filter: next });
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
            onSearch={(number) => apply({ ...filter, number })}
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
          options={fixed.sorts.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(sortBy) =>
            apply({ ...filter, sortBy: sortBy === defaultOrderSort ? '' : sortBy })
          }
        />
      </ToolBar>
      <RequestDays request={request} onChange={onChange} today={today} />
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onChange(withoutChip(request, id))}
        onClearAll={() => onChange(defaultOrdersRequest)}
      />
      {open && (
        <OrderFilterPanel
          filter={filter}
          lens={lens}
          options={options}
          optionsFailed={state.kind === 'failed'}
          today={today}
          onApply={apply}
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
  ofOrders: OrderOptions | undefined,
  stations: readonly Destination[] | undefined,
): OrderOptions | null {
  return useMemo(
    () =>
      ofOrders && stations
        ? { ...ofOrders, stations: getStationOptions(stations, ofOrders.stations) }
        : (ofOrders ?? null),
    [ofOrders, stations],
  );
}

const RequestDays = ({
  request,
  onChange,
  today,
}: Pick<OrderToolsProps, 'request' | 'onChange' | 'today'>) => {
  const text = useText();
  const { max } = getOrderRequestLimits(today);
  const withoutDay = { ...request.filter, orderDate: emptyOrderFilter.orderDate };
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
          if (range) onChange({ filter: withoutDay, range });
        }}
      />
    </div>
  );
};

const OrdersExport = ({
  today,
  onDocumentsOpen,
  files,
  ...exported
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
      {...exported}
      columns={getOrderColumns(deploymentOptions, text)}
      onPdfs={onDocumentsOpen}
      {...(files && { files: getListFiles(files) })}
    />
  );
};
