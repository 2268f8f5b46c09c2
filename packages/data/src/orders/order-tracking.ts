import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { type OrderLookup, readOrderLookup } from './order-lookup.ts';
import { OrderTrackingDocument } from './order-tracking.generated.ts';
import { toDetailedOrder } from './to-order.ts';

/** Looks up an order with its products and deliveries by number (spec 7, `OrderTracking`). */
export const orderTrackingQuery = defineRemoteQuery({
  document: OrderTrackingDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ OrderTracking: response }, storeContext) =>
    readOrderLookup(response?.data, (row) => toDetailedOrder(row, storeContext)),
  isEmpty: ({ order }) => order === null,
});

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
