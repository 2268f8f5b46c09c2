import { type CalendarDate, pageSizes } from '@surtidor/domain';
import { getOrderSort, type Order, type OrdersRequest } from '@surtidor/domain/orders';
import { memoizeItems } from '../shared/memoize-items.ts';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { readInteger } from '../shared/readers.ts';
import { readRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { OrdersDocument } from './orders.generated.ts';
import { toDetailedOrder } from './to-order.ts';
import { toOrdersFilter, toOrdersSort } from './to-orders-filter.ts';

/** Download links of the entire list. */
export type OrdersFiles = Pick<Downloads, 'pdf' | 'xls'>;

const toMemoizedOrder = memoizeItems(toDetailedOrder);

/** The client's orders with products and deliveries, 10 a page (spec 7, `OrderTraceability`). */
export const ordersQuery = definePagedQuery({
  document: OrdersDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: pageSizes.orders,
  read: ({ OrderTraceability: response }, storeContext) => {
    const items = readRows(response?.data, (row) => toMemoizedOrder(row, storeContext));
    const extra: OrdersFiles = toDownloads(response?.download);
    return items && { items, total: readInteger(response?.size), extra };
  },
  getKey: ({ id }) => id,
});

/** Parameters of the orders list. */
export interface OrdersParams extends OrdersFilterParams, PagedOptions {}

/** Filter of the orders list. */
export interface OrdersFilterParams {
  readonly request: OrdersRequest;
  /** Today in the store's time zone, the end of the default range. */
  readonly today: CalendarDate;
}

/** Builds the request for the first page of matching orders. */
export const buildOrdersRequest = (clientCode: string, { request, today }: OrdersFilterParams) =>
  buildFirstPageRequest(ordersQuery, {
    filter: toOrdersFilter(clientCode, request, today),
    sort: toOrdersSort[getOrderSort(request.filter)],
  });

/** Queries the matching orders page by page. */
export const useOrders = (
  clientCode: string,
  params: OrdersParams,
): PagedRemote<Order, OrdersFiles> =>
  usePaged(ordersQuery, buildOrdersRequest(clientCode, params).variables, params);
