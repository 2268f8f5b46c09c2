import type { PedidosSortField, QueryOrderTraceabilityArgs } from '@surtidor/data/schema';
import type { Dealer } from '../context.ts';
import type { OrderRow } from '../database/index.ts';
import { pageOf } from '../database/paging.ts';
import { filterOptions } from './filter-options.ts';
import { orderWhere } from './order-filter.ts';
import { toOrder } from './to-order.ts';

const sortColumns: Record<PedidosSortField, string> = {
  num_pedido: 'num_pedido',
  num_sicom: 'num_sicom',
  fecha_pedido: 'fecha_pedido',
};

/** One page of the dealer's orders, with the number of all that pass (spec 7). */
export function orderPage(
  dealer: Dealer,
  asked: Partial<QueryOrderTraceabilityArgs>,
  direction: 'ASC' | 'DESC',
) {
  const where = orderWhere(dealer, asked.filter);
  const page = pageOf(asked.pageSize, asked.currentPage);
  const column = sortColumns[asked.sortField ?? 'fecha_pedido'];
  const from = `from orders where ${where.sql}`;
  return {
    size: () =>
      dealer.db.get<{ size: number }>(`select count(*) as size ${from}`, where.params)?.size ?? 0,
    data: () =>
      dealer.db
        .all<OrderRow>(
          `select * ${from} order by ${column} ${direction}, id_pedido ${direction}
           limit :limit offset :offset`,
          { ...where.params, ...page },
        )
        .map((row) => toOrder(dealer, row)),
    download: null,
    ...filterOptions(dealer),
  };
}
