export { latestOrdersQuery, useLatestOrders } from './latest-orders.ts';
