import { type CalendarDate, type OrdersRequest, orderSortOf, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { OrdersDocument } from './orders.generated.ts';
import { toOrdersFilter, toOrdersSort } from './to-orders-filter.ts';

/** Which orders are listed. */
export interface OrdersFilterParams {
  readonly request: OrdersRequest;
  /** Today in the store's zone: the default range ends there. */
  readonly today: CalendarDate;
}

/** The first page of the client's orders that pass the filter. */
export const firstOrders = (clientCode: string, { request, today }: OrdersFilterParams) =>
  firstPage(
    OrdersDocument,
    {
      filter: toOrdersFilter(clientCode, request, today),
      sort: toOrdersSort[orderSortOf(request.filter)],
    },
    pageSizes.orders,
  );
