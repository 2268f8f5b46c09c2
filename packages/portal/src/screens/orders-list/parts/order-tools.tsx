import {
  type CalendarDate,
  type DateRange,
  getDefaultOrdersRange,
  getOrderRequestLimits,
  parseDateRange,
} from '@surtidor/domain';
import {
  defaultOrderSort,
  emptyOrderFilter,
  getOrderSort,
  getRequestDates,
  type OrderFilter,
  type OrderSort,
  type OrdersRequest,
} from '@surtidor/domain/orders';
import { Button, DateRangePicker, FilterPanel } from '@surtidor/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useState } from 'react';
import { ListTools, type ListToolsProps } from '../../../features/lists/list-tools.tsx';
import type { ListSearchParams } from '../../../features/lists/use-list-search-params.ts';
import { type OrderParams, toOrdersRequest } from '../../../features/orders/orders-codec.ts';
import { useStationLabel } from '../../../features/stations/use-station-label.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { createOrderFilter, sortLabels } from './order-filter.tsx';
import { useFilterOptions } from './use-filter-options.ts';

export interface OrderToolsProps
  extends Pick<
    ListToolsProps<OrderParams, OrderSort>,
    'exportMenu' | 'children' | 'summary' | 'renderActions'
  > {
  readonly request: OrdersRequest;
  readonly urlState: ListSearchParams<OrdersRequest>;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
  readonly today: CalendarDate;
  /** The button of what was ordered. */
  readonly quantities: ReactNode;
}

/** The toolbar of the orders, with filters, dates, saved views, export and a chip for each filter. */
export const OrderTools = ({
  request,
  selectedStation,
  today,
  quantities,
  ...rest
}: OrderToolsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { setFilter } = rest.urlState;
  const { filter } = request;
  // Only these chips need the options.
  const { options } = useFilterOptions(filter.station !== '' || filter.plant !== '');
  const stationLabel = useStationLabel(filter.station);
  const applyFilter = (nextFilter: OrderFilter) => setFilter({ ...request, filter: nextFilter });
  return (
    <div className="lg:mb-1">
      <ListTools
        {...rest}
        urlState={{ ...rest.urlState, setFilter: (params) => setFilter(toOrdersRequest(params)) }}
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
        filter={{
          definition: createOrderFilter({
            deploymentOptions,
            selectedStation,
            // The station need not be in the user's orders.
            getStationName: (code) =>
              options.stations.find(({ id }) => id === code)?.name ?? stationLabel,
            getPlantName: (code) => options.plants.find(({ id }) => id === code)?.name ?? code,
          }),
          title: text('Filter orders'),
          value: { ...filter, range: request.range },
        }}
        shortcuts={
          <>
            <RequestDates request={request} onChange={setFilter} today={today} />
            {quantities}
          </>
        }
      />
    </div>
  );
};

interface RequestDatesProps extends Pick<OrderToolsProps, 'request' | 'today'> {
  readonly onChange: (request: OrdersRequest) => void;
}

/** Shows the dates between which the orders were requested; a press opens their panel. */
const RequestDates = ({ request, onChange, today }: RequestDatesProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { max } = getOrderRequestLimits(today);
  const label = text('Requested between');
  const dates = getRequestDates(request, today);
  const filterWithoutDate = { ...request.filter, orderDate: emptyOrderFilter.orderDate };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:min-h-11 max-lg:px-0 max-lg:whitespace-nowrap"
        icon={<CalendarDays className="size-4" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{`${label}:`}</span>
        <span>{dates ? formatDates(dates, text) : text('Any date')}</span>
      </Button>
      {isOpen && (
        <FilterPanel
          open
          title={label}
          value={{ dates }}
          cleared={{ dates: getDefaultOrdersRange(today) }}
          onApply={({ dates: nextDates }) => {
            const range = nextDates && parseDateRange(nextDates);
            if (range) onChange({ filter: filterWithoutDate, range });
          }}
          onOpenChange={setOpen}
        >
          {({ draft, change }) => (
            <DateRangePicker
              label={label}
              labelMode="hidden"
              value={draft.dates}
              today={today}
              {...(max && { max })}
              onValueChange={(value) => change({ dates: parseDateRange(value) })}
            />
          )}
        </FilterPanel>
      )}
    </>
  );
};

/** Formats dates as '27 sep – 27 nov 2026'. The first has its year only if it differs. */
function formatDates({ start, end }: DateRange, text: Text): string {
  const [startText, endText] = [formatDate(start, text), formatDate(end, text)];
  const isSameYear = startText.slice(-4) === endText.slice(-4);
  return `${isSameYear ? startText.slice(0, -5) : startText} – ${endText}`;
}
