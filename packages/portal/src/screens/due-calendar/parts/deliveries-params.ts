import type { CalendarDate } from '@surtidor/domain';
import { defaultOrdersRequest } from '@surtidor/domain/orders';

/** The number of pages searched for deliveries, with 100 orders each. */
const pageCount = 3;

/** Returns the params of the orders request, for one station if selected. */
export const getDeliveriesParams = (station: string, today: CalendarDate) => ({
  request: { ...defaultOrdersRequest, filter: { ...defaultOrdersRequest.filter, station } },
  today,
  pages: pageCount,
});
