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
import { filterOptions } from './filter-options.ts';
import { type OrderScope, orderWhere } from './order-filter.ts';
import { toOrder } from './to-order.ts';

const sortColumns: Record<PedidosSortField, string> = {
  num_pedido: 'num_pedido',
  num_sicom: 'num_sicom',
  fecha_pedido: 'fecha_pedido',
};

/** What the file of a list of orders is about. */
export interface OrdersSubject {
  readonly filter?: PedidosFilterInput | null | undefined;
  readonly stations?: OrderScope['stations'];
}

type Direction = 'ASC' | 'DESC';

/** How the rows of a question on orders are sorted. */
interface Sorting {
  readonly field: PedidosSortField | null | undefined;
  readonly direction: Direction;
}

/** The rows of one page of the orders that pass. */
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
  const count = `select count(*) as size from orders where ${where.sql}`;
  return db.get<{ size: number }>(count, where.params)?.size ?? 0;
}

/** One page of the dealer's orders, with the number of all that pass (spec 7). */
export function orderPage(
  dealer: Dealer,
  { filter, pageSize, currentPage, sortField }: Partial<QueryOrderTraceabilityArgs>,
  direction: Direction,
) {
  const page = getPage(pageSize, currentPage);
  const where = orderWhere(dealer, filter);
  const size = () => countOrders(dealer, where);
  return {
    size,
    data: () =>
      findOrders(dealer, where, { field: sortField, direction }, page).map((row) =>
        toOrder(dealer, row),
      ),
    // Files are created without a session, so the URL includes the stations.
    download: () =>
      listDownloads(
        dealer,
        'orders',
        { filter, stations: dealer.stations } satisfies OrdersSubject,
        {
          empty: size() === 0,
        },
      ),
    ...filterOptions(dealer),
  };
}
