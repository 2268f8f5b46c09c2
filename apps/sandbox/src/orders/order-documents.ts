import type { FilterTypeInput } from '@surtidor/data/schema';
import type { Dealer } from '../environment/context.ts';
import { loadOrderFile, remissionFile } from './order-files.ts';
import { ownOrders } from './order-filter.ts';

const emptyList = { size: 0, download: null };

/** Returns the first matching delivery of the dealer's own orders, or undefined. */
function ownDelivery<Column extends 'num_entrega' | 'id_orden_cargue'>(
  dealer: Dealer,
  column: Column,
  filter: FilterTypeInput,
  condition: string,
): Record<Column, string> | undefined {
  const where = ownOrders(dealer);
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

/** The delivery note of a delivery (spec 7, Remissions), limited to the dealer's client and stations. */
export function remission(dealer: Dealer, filter: FilterTypeInput) {
  const found = ownDelivery(dealer, 'num_entrega', filter, 'id_remision is not null');
  if (!found) return emptyList;
  return { size: 1, download: { pdf: remissionFile(dealer, found.num_entrega) } };
}

/** A load order (spec 7, OrderLoad), limited to the dealer's client and stations. */
export function loadOrder(dealer: Dealer, filter: FilterTypeInput) {
  const found = ownDelivery(dealer, 'id_orden_cargue', filter, 'id_orden_cargue is not null');
  if (!found) return emptyList;
  return { size: 1, download: { pdf: loadOrderFile(dealer, found.id_orden_cargue) } };
}
