import type { Order } from '@surtidor/domain';
import { memoizeItems } from '../shared/memoize-items.ts';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { readInteger, type StoreContext } from '../shared/readers.ts';
import { readDetails, readRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { OrderBoardDocument, type OrderBoardQuery } from './order-board.generated.ts';
import type { OrdersFilterParams, OrdersParams } from './orders.ts';
import { noOrderDetails, toOrder } from './to-order.ts';
import { toOrderEvent } from './to-order-event.ts';
import { toOrderLine } from './to-order-line.ts';
import { toOrdersFilter } from './to-orders-filter.ts';

/** Page size of the delivery board. */
const boardPageSize = 100;

type Row = NonNullable<
  NonNullable<NonNullable<OrderBoardQuery['OrderTraceability']>['data']>[number]
>;

const toBoardOrder = memoizeItems((row: Row | null, storeContext: StoreContext) =>
  toOrder(row, storeContext, {
    ...noOrderDetails,
    lines: readDetails(row?.detalle, toOrderLine),
    history: readDetails(row?.historico_estados, toOrderEvent),
  }),
);

/** The client's orders with products and history, in large pages (spec 7, `OrderTraceability`). */
export const orderBoardQuery = definePagedQuery({
  document: OrderBoardDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: boardPageSize,
  read: ({ OrderTraceability: response }, storeContext) => {
    const items = readRows(response?.data, (row) => toBoardOrder(row, storeContext));
    return items && { items, total: readInteger(response?.size), extra: null };
  },
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of matching orders on the board. */
export const buildOrderBoardRequest = (
  clientCode: string,
  { request, today }: OrdersFilterParams,
) => buildFirstPageRequest(orderBoardQuery, { filter: toOrdersFilter(clientCode, request, today) });

/** Queries the matching orders for a board and loads `pages` automatically. Null skips the query. */
export const useOrderBoard = (
  clientCode: string,
  params: OrdersParams | null,
): PagedRemote<Order, null> =>
  usePaged(
    orderBoardQuery,
    params && buildOrderBoardRequest(clientCode, params).variables,
    params ?? {},
  );
