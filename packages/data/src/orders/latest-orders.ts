import { pageSizes } from '@surtidor/domain';
import type { Order } from '@surtidor/domain/orders';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { LatestOrdersDocument } from './latest-orders.generated.ts';
import { toOrder } from './to-order.ts';

/** The newest orders of a client (spec 7, `OrderTraceability`). */
export const latestOrdersQuery = defineRemoteQuery({
  document: LatestOrdersDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ OrderTraceability: response }, storeContext) =>
    keepReadableRows(readRows(response?.data, (row) => toOrder(row, storeContext))),
});

/** Builds the request for a client's latest four orders, optionally of one station. */
export const buildLatestOrdersRequest = (clientCode: string, station = '') => ({
  document: LatestOrdersDocument,
  variables: {
    client: clientCode,
    pageSize: pageSizes.ordersDashboard,
    ...(station !== '' && { station: { eq: station } }),
  },
});

/** Queries the latest four orders, optionally of one station; skipped without a client code. */
export const useLatestOrders = (clientCode: string, station = ''): Remote<readonly Order[]> =>
  useRemote(
    latestOrdersQuery,
    clientCode ? buildLatestOrdersRequest(clientCode, station).variables : null,
  );
