import type { PedidosFilterInput, PedidosOrFilterInput } from '@surtidor/data/schema';
import { limitToStations } from '../auth/stations.ts';
import type { SqlValue } from '../database/index.ts';
import { makeWhere, type Where } from '../database/where.ts';
import { refuseOtherClient } from '../environment/own-client.ts';
import type { ClientScope } from '../environment/scope.ts';

/** Scope of orders: a company, or assigned stations. A Dealer is one. */
export interface OrderScope extends Pick<ClientScope, 'db' | 'clientCode'> {
  /** Codes of the stations; null for every one. */
  readonly stations: readonly string[] | null;
}

/** The orders a dealer may see: the company's, or those of the stations one works at (spec 6). */
export function ownOrders(scope: OrderScope): Where {
  const where = makeWhere('client_code = :client', { client: scope.clientCode });
  limitToStations(where, 'destino', scope);
  return where;
}

/** The conditions of a query for orders: the dealer's scope, then the filter. */
export function orderWhere(
  scope: OrderScope,
  filter: PedidosFilterInput | null | undefined,
): Where {
  refuseOtherClient(scope, filter?.id_cliente);
  const where = ownOrders(scope);
  where.filter('solicitante', filter?.solicitante);
  where.filter('fecha_pedido', filter?.fecha_pedido, 'day');
  where.filter('fecha_entrega', filter?.fecha_entrega, 'day');
  where.filter('destino', filter?.destino);
  where.filter('estado_pedido', filter?.estado_pedido);
  where.filter('num_pedido', filter?.num_pedido);
  where.filter('num_sicom', filter?.num_sicom);
  addNumbers(where, filter?.or);
  addLines(where, filter?.detalle);
  return where;
}

/** An order matches if one of the two numbers does. An absent number never matches. */
function addNumbers(where: Where, or: PedidosOrFilterInput | null | undefined): void {
  const parts = (['num_pedido', 'num_sicom'] as const).flatMap((column) => {
    const alone = makeWhere('1', {});
    alone.filter(column, or?.[column]);
    return Object.keys(alone.params).length === 0 ? [] : [renamed(alone, column)];
  });
  if (parts.length === 0) return;
  where.and(
    parts.map(({ sql }) => sql).join(' or '),
    Object.assign({}, ...parts.map(({ params }) => params)),
  );
}

/** An order matches if one of its lines does. */
function addLines(where: Where, filter: PedidosFilterInput['detalle']): void {
  const lines = makeWhere('order_lines.id_pedido = orders.id_pedido', {});
  lines.filter('centro_logistico', filter?.centro_logistico);
  lines.filter('cod_producto', filter?.cod_producto);
  if (Object.keys(lines.params).length === 0) return;
  const { sql, params } = renamed(lines, 'detalle');
  where.and(`exists (select 1 from order_lines where ${sql})`, params);
}

/** Nested conditions, with parameter names that cannot collide with those of the outer query. */
function renamed({ sql, params }: Where, prefix: string) {
  const entries = Object.entries(params).map(([name, value]): [string, SqlValue] => [
    `${prefix}_${name}`,
    value,
  ]);
  return {
    sql: sql.replace(/:(f\d+)/g, `:${prefix}_$1`),
    params: Object.fromEntries(entries),
  };
}
