import {
  defaultOrderSort,
  getFilterStatuses,
  normalizeOrderFilter,
  type OrderFilter,
  type OrderFilterField,
  type OrdersRequest,
  orderSorts,
  setRequestStation,
} from '@surtidor/domain/orders';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import type { ListCodec } from '../lists/list-codec.ts';
import { mapValues } from '../lists/map-values.ts';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  dateParam,
  rangeParam,
  textParam,
} from '../lists/parameters.ts';
import { getSelectedStation } from '../stations/selected-station.ts';

const statusCodes = getFilterStatuses('rejected').map(({ code }) => code);
const otherSorts = orderSorts.filter((sort) => sort !== defaultOrderSort);

/** The label and the search param of a filter. */
interface OrderFilterDefinition {
  readonly label: PortalMessageKey;
  readonly param: ListCodec<string>;
}

/** The filters of the orders list, in panel order (spec 2). */
export const orderFilters: Readonly<Record<OrderFilterField, OrderFilterDefinition>> = {
  number: { label: 'Order number (SAP or SICOM)', param: textParam('number') },
  status: { label: 'Status', param: choiceParam('status', statusCodes, '') },
  station: { label: 'Service station', param: textParam('destination') },
  plant: { label: 'Dispatch plant', param: textParam('plant') },
  orderDate: { label: 'Request date', param: dateParam('requested', '') },
  deliveryDate: { label: 'Estimated delivery', param: dateParam('delivery', '') },
  sortBy: { label: 'Sort by', param: choiceParam('sort', otherSorts, '') },
};

/**
 * The search params of the orders list: `?status=5&destination=10234&from=2026-10-01&to=2026-10-31`. The
 * default range is omitted, so that a shared link shows the default of its day. The list's station filter
 * is separate from the station of the whole portal.
 */
export const ordersCodec = createFilterCodec<OrdersRequest>({
  filter: cleanParam(
    createFilterCodec<OrderFilter>(mapValues(orderFilters, ({ param }) => param)),
    normalizeOrderFilter,
  ),
  range: rangeParam('from', 'to', null),
});

/** Returns the request in the search params, with the station of the whole portal. */
export const getOrdersRequest = (parameters: URLSearchParams): OrdersRequest =>
  setRequestStation(ordersCodec.read(parameters), getSelectedStation(parameters));
