import {
  defaultOrderSort,
  emptyOrderFilter,
  getFilterStatuses,
  getOrderSort,
  normalizeOrderFilter,
  type OrdersRequest,
  setRequestStation,
} from '@surtidor/domain';
import type { ListCodec } from '../lists/list-codec.ts';
import { getChoiceParam, getDateParam, getTextParam, omitEmpty } from '../lists/parameters.ts';
import { getSelectedStation } from '../stations/selected-station.ts';

const statusCodes = getFilterStatuses('rejected').map(({ code }) => code);

const readRange = (parameters: URLSearchParams) => {
  const [start, end] = [getDateParam(parameters, 'from'), getDateParam(parameters, 'to')];
  return start && end && start <= end ? { start, end } : null;
};

/**
 * The search params of the orders list: `?status=5&destination=10234&from=2026-10-01&to=2026-10-31`. The
 * default range is omitted, so that a shared link shows the default of its day. The list's station filter
 * is separate from the station of the whole portal.
 */
export const ordersCodec: ListCodec<OrdersRequest> = {
  read: (parameters) => {
    const sortBy = getOrderSort({ sortBy: parameters.get('sort') ?? '' });
    return {
      filter: normalizeOrderFilter({
        ...emptyOrderFilter,
        number: getTextParam(parameters, 'number') ?? '',
        status: getChoiceParam(parameters, 'status', statusCodes) ?? '',
        station: getTextParam(parameters, 'destination') ?? '',
        plant: getTextParam(parameters, 'plant') ?? '',
        orderDate: getDateParam(parameters, 'requested') ?? '',
        deliveryDate: getDateParam(parameters, 'delivery') ?? '',
        sortBy: sortBy === defaultOrderSort ? '' : sortBy,
      }),
      range: readRange(parameters),
    };
  },
  write: ({ filter, range }) => {
    const { orderDate, deliveryDate, sortBy, station, ...unchangedFilters } =
      normalizeOrderFilter(filter);
    return omitEmpty({
      ...unchangedFilters,
      destination: station,
      requested: orderDate,
      delivery: deliveryDate,
      from: range?.start,
      to: range?.end,
      sort: sortBy === defaultOrderSort ? '' : sortBy,
    });
  },
};

/** Returns the request in the search params, with the station of the whole portal. */
export const getOrdersRequest = (parameters: URLSearchParams): OrdersRequest =>
  setRequestStation(ordersCodec.read(parameters), getSelectedStation(parameters));
