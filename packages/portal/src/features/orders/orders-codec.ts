import {
  defaultOrderSort,
  getFilterStatuses,
  normalizeOrderFilter,
  type OrderFilter,
  type OrdersRequest,
  orderSorts,
  setRequestStation,
} from '@surtidor/domain/orders';
import type { ListCodec } from '../lists/list-codec.ts';
import {
  choiceParam,
  createFilterCodec,
  dateParam,
  type FilterParams,
  rangeParam,
  textParam,
} from '../lists/parameters.ts';
import { getSelectedStation } from '../stations/selected-station.ts';

/** The filters of the orders list and the dates of the request. */
export interface OrderParams extends OrderFilter, Pick<OrdersRequest, 'range'> {}

/** The search param of each filter of the orders list. */
export const orderParams: FilterParams<OrderParams> = {
  number: textParam('number'),
  status: choiceParam(
    'status',
    getFilterStatuses('rejected').map(({ code }) => code),
    '',
  ),
  station: textParam('destination'),
  plant: textParam('plant'),
  orderDate: dateParam('requested', ''),
  deliveryDate: dateParam('delivery', ''),
  sortBy: choiceParam(
    'sort',
    orderSorts.filter((sort) => sort !== defaultOrderSort),
    '',
  ),
  range: rangeParam('from', 'to', null),
};

/** Returns the request with these filters and dates. */
export const toOrdersRequest = ({ range, ...filter }: OrderParams): OrdersRequest => ({
  filter: normalizeOrderFilter(filter),
  range,
});

const paramsCodec = createFilterCodec<OrderParams>(orderParams);

/**
 * The search params of the orders list: `?status=5&destination=10234&from=2026-10-01&to=2026-10-31`. The
 * default range is omitted, so that a shared link shows the default of its day. The list's station filter
 * is separate from the station of the whole portal.
 */
export const ordersCodec: ListCodec<OrdersRequest> = {
  read: (parameters) => toOrdersRequest(paramsCodec.read(parameters)),
  write: ({ filter, range }) => paramsCodec.write({ ...normalizeOrderFilter(filter), range }),
};

/** Returns the request in the search params, with the station of the whole portal. */
export const getOrdersRequest = (parameters: URLSearchParams): OrdersRequest =>
  setRequestStation(ordersCodec.read(parameters), getSelectedStation(parameters));
