import { pageSizes } from '@surtidor/domain';
import { LatestOrdersDocument } from './latest-orders.generated.ts';

/** The latest four orders of a client, optionally of one station. */
export const firstLatestOrders = (clientCode: string, station = '') => ({
  document: LatestOrdersDocument,
  variables: {
    client: clientCode,
    pageSize: pageSizes.ordersDashboard,
    ...(station !== '' && { station: { eq: station } }),
  },
});
