import {
  defaultOrderSort,
  emptyOrderFilter,
  getFilterStatuses,
  getOrderSort,
  normalizeOrderFilter,
  type OrdersRequest,
  setRequestStation,
} from '@surtidor/domain';
import type { ListCodec } from '../lists/list-address.ts';
import { choiceParameter, dayParameter, textParameter, withoutEmpty } from '../lists/parameters.ts';
import { getStationLens } from '../stations/station-lens.ts';

const statusCodes = getFilterStatuses('rejected').map(({ code }) => code);

const rangeIn = (parameters: URLSearchParams) => {
  const [start, end] = [dayParameter(parameters, 'from'), dayParameter(parameters, 'to')];
  return start && end && start <= end ? { start, end } : null;
};

/**
 * The search params of the orders list: `?status=5&destination=10234&from=2026-10-01&to=2026-10-31`. The
 * default range is omitted, so that a shared link shows the default of its day. The list's station filter
 * is separate from the station lens.
 */
export const ordersCodec: ListCodec<OrdersRequest> = {
  read: (parameters) => {
    const sortBy = getOrderSort({ sortBy: parameters.get('sort') ?? '' });
    return {
      filter: normalizeOrderFilter({
        ...emptyOrderFilter,
        number: textParameter(parameters, 'number') ?? '',
        status: choiceParameter(parameters, 'status', statusCodes) ?? '',
        station: textParameter(parameters, 'destination') ?? '',
        plant: textParameter(parameters, 'plant') ?? '',
        orderDate: dayParameter(parameters, 'requested') ?? '',
        deliveryDate: dayParameter(parameters, 'delivery') ?? '',
        sortBy: sortBy === defaultOrderSort ? '' : sortBy,
      }),
      range: rangeIn(parameters),
    };
  },
  write: ({ filter, range }) => {
    const { orderDate, deliveryDate, sortBy, station, ...same } = normalizeOrderFilter(filter);
    return withoutEmpty({
      ...same,
      destination: station,
      requested: orderDate,
      delivery: deliveryDate,
      from: range?.start,
      to: range?.end,
      sort: sortBy === defaultOrderSort ? '' : sortBy,
    });
  },
};

/** The filters of the search params, combined with the station lens. */
export const getOrdersRequest = (parameters: URLSearchParams): OrdersRequest =>
  setRequestStation(ordersCodec.read(parameters), getStationLens(parameters));
