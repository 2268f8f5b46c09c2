import { firstOrders } from '@surtidor/data';
import { ordersRequestOf } from '../../features/orders/orders-codec.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { ordersViewOf } from './parts/orders-view.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, parameters, today }) => [
  ordersViewOf(parameters) === 'list' &&
    firstOrders(session.clientCode, { request: ordersRequestOf(parameters), today }),
];
