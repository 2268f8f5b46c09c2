import type { PedidosFilterInput, PedidosOrFilterInput } from '@surtidor/data/schema';
import { addStationFilter } from '../auth/stations.ts';
import type { SqlValue } from '../database/index.ts';
import { createWhere, type Where } from '../database/where.ts';
import { rejectOtherClient } from '../environment/reject-other-client.ts';
import type { ClientScope } from '../environment/scope.ts';

/** The client and stations whose orders a query may read. `Dealer` extends it. */
export interface OrderScope extends Pick<ClientScope, 'db' | 'clientCode'> {
  /** Codes of the assigned stations; null for all stations. */
  readonly stations: readonly string[] | null;
}

/** Builds the condition for the orders that a dealer may see: all of the client or those of assigned stations (spec 6). */
export function buildScopeWhere(scope: OrderScope): Where {
  const where = createWhere('client_code = :client', { client: scope.clientCode });
  addStationFilter(where, 'destino', scope);
  return where;
}

/** Builds the `where` clause of a query for orders from the dealer's scope and the filter. */
export function buildOrderWhere(
  scope: OrderScope,
  filter: PedidosFilterInput | null | undefined,
): Where {
  rejectOtherClient(scope, filter?.id_cliente);
  const where = buildScopeWhere(scope);
  where.filter('solicitante', filter?.solicitante);
  where.filter('fecha_pedido', filter?.fecha_pedido, 'day');
  where.filter('fecha_entrega', filter?.fecha_entrega, 'day');
  where.filter('destino', filter?.destino);
  where.filter('estado_pedido', filter?.estado_pedido);
  where.filter('num_pedido', filter?.num_pedido);
  where.filter('num_sicom', filter?.num_sicom);
  addNumberFilter(where, filter?.or);
  addLineFilter(where, filter?.detalle);
  return where;
}

/** Matches orders by order number or SICOM number. */
function addNumberFilter(where: Where, or: PedidosOrFilterInput | null | undefined): void {
  const conditions = (['num_pedido', 'num_sicom'] as const).flatMap((column) => {
    const condition = createWhere('1', {});
    condition.filter(column, or?.[column]);
    return Object.keys(condition.params).length === 0 ? [] : [prefixParams(condition, column)];
  });
  if (conditions.length === 0) return;
  where.and(
    conditions.map(({ sql }) => sql).join(' or '),
    Object.assign({}, ...conditions.map(({ params }) => params)),
  );
}

/** Matches orders with at least one line that matches the filter. */
function addLineFilter(where: Where, filter: PedidosFilterInput['detalle']): void {
  const linesWhere = createWhere('order_lines.id_pedido = orders.id_pedido', {});
  linesWhere.filter('centro_logistico', filter?.centro_logistico);
  linesWhere.filter('cod_producto', filter?.cod_producto);
  if (Object.keys(linesWhere.params).length === 0) return;
  const { sql, params } = prefixParams(linesWhere, 'detalle');
  where.and(`exists (select 1 from order_lines where ${sql})`, params);
}

/** Prefixes the parameter names, so that they do not collide with those of the outer query. */
function prefixParams({ sql, params }: Where, prefix: string) {
  const entries = Object.entries(params).map(([name, value]): [string, SqlValue] => [
    `${prefix}_${name}`,
    value,
  ]);
  return {
    sql: sql.replace(/:(f\d+)/g, `:${prefix}_$1`),
    params: Object.fromEntries(entries),
  };
}
