import type { Order } from '@surtidor/domain/orders';
import { memoizeItems } from '../shared/memoize-items.ts';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { readInteger, type StoreContext } from '../shared/readers.ts';
import { readDetails, readRows } from '../shared/rows.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { DeliveriesDocument, type DeliveriesQuery } from './deliveries.generated.ts';
import type { OrdersFilterParams, OrdersParams } from './orders.ts';
import { noOrderDetails, toOrder } from './to-order.ts';
import { toOrderEvent } from './to-order-event.ts';
import { toOrdersFilter } from './to-orders-filter.ts';

/** The page size of the deliveries. */
const deliveriesPageSize = 100;

type Row = NonNullable<
  NonNullable<NonNullable<DeliveriesQuery['OrderTraceability']>['data']>[number]
>;

const toDelivery = memoizeItems((row: Row | null, storeContext: StoreContext) =>
  toOrder(row, storeContext, {
    ...noOrderDetails,
    history: readDetails(row?.historico_estados, toOrderEvent),
  }),
);

/** The client's orders with their history, in large pages (spec 7, `OrderTraceability`). */
export const deliveriesQuery = definePagedQuery({
  document: DeliveriesDocument,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: deliveriesPageSize,
  read: ({ OrderTraceability: response }, storeContext) => {
    const items = readRows(response?.data, (row) => toDelivery(row, storeContext));
    return items && { items, total: readInteger(response?.size), extra: null };
  },
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of matching deliveries. */
export const buildDeliveriesRequest = (
  clientCode: string,
  { request, today }: OrdersFilterParams,
) => buildFirstPageRequest(deliveriesQuery, { filter: toOrdersFilter(clientCode, request, today) });

/** Queries the matching orders with their history and loads `pages` automatically. Null skips the query. */
export const useDeliveries = (
  clientCode: string,
  params: OrdersParams | null,
): PagedRemote<Order, null> =>
  usePaged(
    deliveriesQuery,
    params && buildDeliveriesRequest(clientCode, params).variables,
    params ?? {},
  );
