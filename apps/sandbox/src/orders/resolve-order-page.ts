import type {
  PedidosFilterInput,
  PedidosSortField,
  QueryOrderTraceabilityArgs,
} from '@surtidor/data/schema';
import type { OrderRow } from '../database/index.ts';
import { getPage, type Page } from '../database/paging.ts';
import type { Where } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { listDownloads } from '../environment/list-downloads.ts';
import { getFilterOptions } from './filter-options.ts';
import { buildOrderWhere, type OrderScope } from './order-filter.ts';
import { toOrder } from './to-order.ts';

const sortColumns: Record<PedidosSortField, string> = {
  num_pedido: 'num_pedido',
  num_sicom: 'num_sicom',
  fecha_pedido: 'fecha_pedido',
};

/** The `subject` of a file that lists orders. */
export interface OrdersSubject {
  readonly filter?: PedidosFilterInput | null | undefined;
  readonly stations?: OrderScope['stations'];
}

type Direction = 'ASC' | 'DESC';

/** The sort order of a query for orders. */
interface Sorting {
  readonly field: PedidosSortField | null | undefined;
  readonly direction: Direction;
}

/** Returns a page of the orders that match. */
export function findOrders(
  { db }: Pick<OrderScope, 'db'>,
  where: Where,
  { field, direction }: Sorting,
  page: Page,
): readonly OrderRow[] {
  const column = sortColumns[field ?? 'fecha_pedido'];
  return db.all<OrderRow>(
    `select * from orders where ${where.sql}
     order by ${column} ${direction}, id_pedido ${direction} limit :limit offset :offset`,
    { ...where.params, ...page },
  );
}

function countOrders({ db }: Pick<OrderScope, 'db'>, where: Where): number {
  const sql = `select count(*) as size from orders where ${where.sql}`;
  return db.get<{ size: number }>(sql, where.params)?.size ?? 0;
}

/** Returns a page of the dealer's orders, the total count, downloads and filter options (spec 7). */
export function resolveOrderPage(
  dealer: Dealer,
  { filter, pageSize, currentPage, sortField }: Partial<QueryOrderTraceabilityArgs>,
  direction: Direction,
) {
  const page = getPage(pageSize, currentPage);
  const where = buildOrderWhere(dealer, filter);
  const getSize = () => countOrders(dealer, where);
  return {
    size: getSize,
    data: () =>
      findOrders(dealer, where, { field: sortField, direction }, page).map((row) =>
        toOrder(dealer, row),
      ),
    // File requests have no session, so the URL contains the stations.
    download: () =>
      listDownloads(
        dealer,
        'orders',
        { filter, stations: dealer.stations } satisfies OrdersSubject,
        {
          isEmpty: getSize() === 0,
        },
      ),
    ...getFilterOptions(dealer),
  };
}
