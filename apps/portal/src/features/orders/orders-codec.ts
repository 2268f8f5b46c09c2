import {
  appliedOrderFilter,
  defaultOrderSort,
  emptyOrderFilter,
  filterStatuses,
  type OrdersRequest,
  orderSortOf,
} from '@surtidor/domain';
import type { ListCodec } from '../lists/list-codec.ts';
import { choiceParameter, dayParameter, textParameter, withoutEmpty } from '../lists/parameters.ts';

const statusCodes = filterStatuses('rejected').map(({ code }) => code);

const rangeIn = (parameters: URLSearchParams) => {
  const [start, end] = [dayParameter(parameters, 'from'), dayParameter(parameters, 'to')];
  return start && end && start <= end ? { start, end } : null;
};

/**
 * The orders list in the address: `?status=5&station=10234&from=2026-10-01&to=2026-10-31`. The
 * default range is not written, so that a link sent today shows tomorrow's default tomorrow.
 */
export const ordersCodec: ListCodec<OrdersRequest> = {
  read: (parameters) => {
    const sortBy = orderSortOf({ sortBy: parameters.get('sort') ?? '' });
    return {
      filter: appliedOrderFilter({
        ...emptyOrderFilter,
        number: textParameter(parameters, 'number') ?? '',
        status: choiceParameter(parameters, 'status', statusCodes) ?? '',
        station: textParameter(parameters, 'station') ?? '',
        plant: textParameter(parameters, 'plant') ?? '',
        orderDate: dayParameter(parameters, 'requested') ?? '',
        deliveryDate: dayParameter(parameters, 'delivery') ?? '',
        sortBy: sortBy === defaultOrderSort ? '' : sortBy,
      }),
      range: rangeIn(parameters),
    };
  },
  write: ({ filter, range }) => {
    const { orderDate, deliveryDate, sortBy, ...same } = appliedOrderFilter(filter);
    return withoutEmpty({
      ...same,
      requested: orderDate,
      delivery: deliveryDate,
      from: range?.start,
      to: range?.end,
      sort: sortBy === defaultOrderSort ? '' : sortBy,
    });
  },
};
