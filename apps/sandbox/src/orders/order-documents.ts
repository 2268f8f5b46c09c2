import type { FilterTypeInput } from '@surtidor/data/schema';
import type { Dealer } from '../environment/context.ts';
import { getLoadOrderFile, getRemissionFile } from './order-files.ts';
import { buildScopeWhere } from './order-filter.ts';

const emptyList = { size: 0, download: null };

/** Returns the first delivery of the dealer's orders that matches. An empty filter matches nothing. */
function findDelivery<Column extends 'num_entrega' | 'id_orden_cargue'>(
  dealer: Dealer,
  column: Column,
  filter: FilterTypeInput,
  condition: string,
): Record<Column, string> | undefined {
  const where = buildScopeWhere(dealer);
  const previousSql = where.sql;
  where.filter(column, filter);
  if (where.sql === previousSql) return undefined;
  where.and(condition);
  return dealer.db.get<Record<Column, string>>(
    `select ${column} from order_deliveries join orders using (id_pedido)
     where ${where.sql} order by num_entrega limit 1`,
    where.params,
  );
}

/** Finds the delivery note of a delivery that the dealer may access (spec 7, Remissions). */
export function findRemission(dealer: Dealer, filter: FilterTypeInput) {
  const delivery = findDelivery(dealer, 'num_entrega', filter, 'id_remision is not null');
  if (!delivery) return emptyList;
  return { size: 1, download: { pdf: getRemissionFile(dealer, delivery.num_entrega) } };
}

/** Finds a load order that the dealer may access (spec 7, OrderLoad). */
export function findLoadOrder(dealer: Dealer, filter: FilterTypeInput) {
  const delivery = findDelivery(dealer, 'id_orden_cargue', filter, 'id_orden_cargue is not null');
  if (!delivery) return emptyList;
  return { size: 1, download: { pdf: getLoadOrderFile(dealer, delivery.id_orden_cargue) } };
}
