import type { Order } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, mapRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  OrderTimelineDocument,
  type OrderTimelineQuery,
  type OrderTimelineQueryVariables,
} from './order-timeline.generated.ts';
import { noOrderDetails, toOrder } from './to-order.ts';
import { toOrderEvent } from './to-order-event.ts';

/** An order with its status history, oldest first (spec 7, `OrderTimelineTracking`). */
export const orderTimelineQuery: RemoteQuery<
  OrderTimelineQuery,
  OrderTimelineQueryVariables,
  Order
> = {
  document: OrderTimelineDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ OrderTimelineTracking: response }, storeContext) => {
    const [row = null] = Array.isArray(response?.data) ? response.data : [];
    const history = keepReadableRows(mapRows(row?.historico_estados, toOrderEvent));
    return toOrder(row, storeContext, { ...noOrderDetails, history });
  },
};

/** Queries the history of the order with this number; skipped without a number. */
export const useOrderTimeline = (clientCode: string, number: string | null): Remote<Order> =>
  useRemote(
    orderTimelineQuery,
    number && clientCode
      ? { filter: { id_cliente: { eq: clientCode }, num_pedido: { eq: number } } }
      : null,
  );
