import { type CalendarDate, type OrdersRequest, orderSortOf, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { OrdersDocument } from './orders.generated.ts';
import { toOrdersFilter, toOrdersSort } from './to-orders-filter.ts';

/** Filter of the orders list. */
export interface OrdersFilterParams {
  readonly request: OrdersRequest;
  /** Today in the store's time zone, the end of the default range. */
  readonly today: CalendarDate;
}

/** The first page of matching orders. */
export const firstOrders = (clientCode: string, { request, today }: OrdersFilterParams) =>
  firstPage(
    OrdersDocument,
    {
      filter: toOrdersFilter(clientCode, request, today),
      sort: toOrdersSort[orderSortOf(request.filter)],
    },
    pageSizes.orders,
  );
