import { type CalendarDate, defaultOrdersRequest } from '@surtidor/domain';

/** Pages of a hundred orders that are looked through for deliveries. */
const pages = 3;

/** The orders whose deliveries are shown, of one station by code where it is selected. */
export const deliveriesParams = (station: string, today: CalendarDate) => ({
  request: { ...defaultOrdersRequest, filter: { ...defaultOrdersRequest.filter, station } },
  today,
  pages,
});
