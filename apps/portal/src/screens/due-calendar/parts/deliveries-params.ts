import { type CalendarDate, defaultOrdersRequest } from '@surtidor/domain';

/** Pages of a hundred orders searched for deliveries. */
const pages = 3;

/** The query of the orders, of one station if selected. */
export const deliveriesParams = (station: string, today: CalendarDate) => ({
  request: { ...defaultOrdersRequest, filter: { ...defaultOrdersRequest.filter, station } },
  today,
  pages,
});
