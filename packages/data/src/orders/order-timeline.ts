import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { type OrderLookup, readOrderLookup } from './order-lookup.ts';
import { OrderTimelineDocument } from './order-timeline.generated.ts';
import { noOrderDetails, toOrder } from './to-order.ts';
import { toOrderEvent } from './to-order-event.ts';

/** Looks up an order with its status history, oldest first, by number (spec 7, `OrderTimelineTracking`). */
export const orderTimelineQuery = defineRemoteQuery({
  document: OrderTimelineDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ OrderTimelineTracking: response }, storeContext) =>
    readOrderLookup(response?.data, (row) => {
      const history = keepReadableRows(readRows(row?.historico_estados ?? [], toOrderEvent));
      return history && toOrder(row, storeContext, { ...noOrderDetails, history });
    }),
  isEmpty: ({ order }) => order === null,
});

/** Builds the request for the history of the client's order with this number. */
export const buildOrderTimelineRequest = (clientCode: string, number: string) => ({
  document: OrderTimelineDocument,
  variables: { filter: { id_cliente: { eq: clientCode }, num_pedido: { eq: number } } },
});

/** Queries the history of the order with this number; skipped without a number. */
export const useOrderTimeline = (clientCode: string, number: string | null): Remote<OrderLookup> =>
  useRemote(
    orderTimelineQuery,
    number && clientCode ? buildOrderTimelineRequest(clientCode, number).variables : null,
  );
