import type { Order } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  OrderTrackingDocument,
  type OrderTrackingQuery,
  type OrderTrackingQueryVariables,
} from './order-tracking.generated.ts';
import { toDetailedOrder } from './to-order.ts';

/** The result of looking up an order by its number; null if the client has no such order (spec 7, `OrderTracking`). */
export interface OrderLookup {
  readonly order: Order | null;
}

/** Looks up an order with its products and deliveries by number. */
export const orderTrackingQuery: RemoteQuery<
  OrderTrackingQuery,
  OrderTrackingQueryVariables,
  OrderLookup
> = {
  document: OrderTrackingDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ OrderTracking: response }, storeContext) => {
    if (!Array.isArray(response?.data)) return null;
    const [row = null] = response.data;
    const order = toDetailedOrder(row, storeContext);
    // An unreadable row is a failure, not a missing order.
    return row !== null && order === null ? null : { order };
  },
  isEmpty: ({ order }) => order === null,
};

/** Builds the request for the client's order with this number. */
export const buildOrderTrackingRequest = (clientCode: string, number: string) => ({
  document: OrderTrackingDocument,
  variables: { filter: { id_cliente: { eq: clientCode }, num_pedido: { eq: number } } },
});

/** Queries the client's order with this number; skipped without a number. */
export const useOrderTracking = (clientCode: string, number: string | null): Remote<OrderLookup> =>
  useRemote(
    orderTrackingQuery,
    number && clientCode ? buildOrderTrackingRequest(clientCode, number).variables : null,
  );
