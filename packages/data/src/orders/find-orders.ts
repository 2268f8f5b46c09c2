import type { CalendarDate } from '@surtidor/domain';
import { emptyOrderFilter, type Order } from '@surtidor/domain/orders';
import { findRows } from '../shared/find-rows.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { ordersQuery } from './orders.ts';
import { toOrdersFilter, toOrdersSort } from './to-orders-filter.ts';

/** Parameters of the search for orders. */
export interface FindOrdersParams {
  readonly clientCode: string;
  /** Part of the order number or SICOM number. */
  readonly number: string;
  readonly today: CalendarDate;
  readonly limit: number;
}

/** Fetches the client's newest orders that match a number, of any date, bypassing the cache. */
export const findOrders = (
  dataContext: DataContext,
  { clientCode, number, today, limit }: FindOrdersParams,
): Promise<Outcome<readonly Order[]>> =>
  findRows(dataContext, ordersQuery, {
    variables: {
      filter: toOrdersFilter(
        clientCode,
        { filter: { ...emptyOrderFilter, number }, range: null },
        today,
      ),
      sort: toOrdersSort['request-date'],
    },
    limit,
  });
