import { type Order, pageSizes } from '@surtidor/domain';
import { memoizeItems } from '../shared/memoize-items.ts';
import type { PagedQuery } from '../shared/paged-query.ts';
import { readInteger } from '../shared/readers.ts';
import { mapRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { firstOrders, type OrdersFilterParams } from './first-orders.ts';
import { OrdersDocument, type OrdersQuery, type OrdersQueryVariables } from './orders.generated.ts';
import { toDetailedOrder } from './to-order.ts';

/** The files of the whole list. */
export type OrdersFiles = Pick<Downloads, 'pdf' | 'xls'>;

type OrderRow = NonNullable<
  NonNullable<NonNullable<OrdersQuery['OrderTraceability']>['data']>[number]
>;

const remembered = memoizeItems<OrderRow, Order | null>();

/** The client's orders with products and deliveries, page size 10 (spec 7, `OrderTraceability`). */
export const ordersQuery: PagedQuery<OrdersQuery, OrdersQueryVariables, Order, OrdersFiles> = {
  document: OrdersDocument,
  fetchPolicy: 'cache-and-network',
  more: 'total',
  pageSize: pageSizes.orders,
  keyOf: ({ id }) => id,
  read: ({ OrderTraceability: answer }, storeContext) => {
    if (!Array.isArray(answer?.data)) return null;
    const orderOf = remembered({ within: storeContext, key: '' }, (row) =>
      toDetailedOrder(row, storeContext),
    );
    return {
      items: mapRows(answer.data, (row) => row && orderOf(row)),
      total: readInteger(answer.size),
      extra: toDownloads(answer.download),
    };
  },
};

/** Parameters of the orders list. */
export interface OrdersParams extends OrdersFilterParams, PagedOptions {}

/** The matching orders, page by page; null skips the query. */
export const useOrders = (
  clientCode: string,
  params: OrdersParams | null,
): PagedRemote<Order, OrdersFiles> =>
  usePaged(ordersQuery, params && firstOrders(clientCode, params).variables, {
    ...(params?.pages !== undefined && { pages: params.pages }),
  });
