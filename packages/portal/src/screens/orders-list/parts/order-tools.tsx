import {
  type CalendarDate,
  defaultOrderSort,
  defaultOrdersRequest,
  emptyOrderFilter,
  getOrderRequestLimits,
  getOrderSort,
  getRequestDates,
  type OrderFilter,
  type OrderSort,
  type OrdersRequest,
  parseDateRange,
} from '@surtidor/domain';
import { DateRangePicker } from '@surtidor/ui';
import { ListTools, type ListToolsProps } from '../../../features/lists/list-tools.tsx';
import { useStationLabel } from '../../../features/stations/use-station-label.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { OrderFilterPanel } from './order-filter-panel.tsx';
import { getFixedOptions, getOrderChips, sortLabels } from './order-filter-texts.ts';
import { useFilterOptions } from './use-filter-options.ts';

export interface OrderToolsProps
  extends Pick<ListToolsProps<OrdersRequest, OrderSort>, 'urlState' | 'exportMenu' | 'children'> {
  readonly request: OrdersRequest;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
  readonly today: CalendarDate;
}

/** The toolbar of the orders, with filters, dates, saved views, export and a chip for each filter. */
export const OrderTools = ({ request, selectedStation, today, ...rest }: OrderToolsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { setFilter } = rest.urlState;
  const { filter } = request;
  // Only these chips need the options.
  const { options } = useFilterOptions(filter.station !== '' || filter.plant !== '');
  const stationLabel = useStationLabel(filter.station);
  const chipOptions = {
    ...options,
    // The station need not be in the user's orders.
    stations: [...options.stations, { id: filter.station, name: stationLabel }],
    ...getFixedOptions(deploymentOptions, text),
  };
  const applyFilter = (nextFilter: OrderFilter) => setFilter({ ...request, filter: nextFilter });
  return (
    <div className="mb-5">
      <ListTools
        {...rest}
        list="orders"
        search={{
          label: text('Search by order number'),
          value: filter.number,
          onSearch: (number) => applyFilter({ ...filter, number }),
        }}
        sort={{
          value: getOrderSort(filter),
          labels: sortLabels,
          onChange: (sort) =>
            applyFilter({ ...filter, sortBy: sort === defaultOrderSort ? '' : sort }),
        }}
        chips={getOrderChips(request, chipOptions, text)}
        cleared={defaultOrdersRequest}
        renderPanel={(close) => (
          <OrderFilterPanel
            filter={filter}
            selectedStation={selectedStation}
            today={today}
            onApply={applyFilter}
            onClose={close}
          />
        )}
        secondRow={<RequestDateField request={request} onChange={setFilter} today={today} />}
      />
    </div>
  );
};

interface RequestDateFieldProps extends Pick<OrderToolsProps, 'request' | 'today'> {
  readonly onChange: (request: OrdersRequest) => void;
}

const RequestDateField = ({ request, onChange, today }: RequestDateFieldProps) => {
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
        onValueChange={(value) => {
          const range = parseDateRange(value);
          if (range) onChange({ filter: filterWithoutDate, range });
        }}
      />
    </div>
  );
};
