import { pageSizes } from '@surtidor/domain';
import { LatestOrdersDocument } from './latest-orders.generated.ts';

/** The latest four orders of a client. */
export const firstLatestOrders = (clientCode: string) => ({
  document: LatestOrdersDocument,
  variables: { client: clientCode, pageSize: pageSizes.ordersDashboard },
});
