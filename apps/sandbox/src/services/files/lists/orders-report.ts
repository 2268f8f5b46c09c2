import { ALL_ROWS } from '../../../database/paging.ts';
import { buildOrderWhere } from '../../../orders/order-filter.ts';
import { findOrders, type OrdersSubject } from '../../../orders/resolve-order-page.ts';
import { formatDay } from '../format.ts';
import type { PrintContext } from '../print-context.ts';
import type { Report, ReportColumn } from './report.ts';

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Pedido', kind: 'text', share: 0.13, width: 14 },
  { title: 'SICOM', kind: 'text', share: 0.12, width: 14 },
  { title: 'Estado', kind: 'text', share: 0.14, width: 20 },
  { title: 'Destino', kind: 'text', share: 0.24, width: 34 },
  { title: 'Solicitado', kind: 'day', share: 0.11, width: 12 },
  { title: 'Entrega', kind: 'day', share: 0.11, width: 12 },
  { title: 'Valor', kind: 'amount', share: 0.15, width: 18 },
];

/** Builds the report of the client's orders, newest first (spec 2, "Orders list"). */
export function buildOrdersReport(context: PrintContext, subject: OrdersSubject | null): Report {
  const { filter, stations = null } = subject ?? {};
  const where = buildOrderWhere({ ...context, stations }, filter);
  const sorting = { field: null, direction: 'DESC' } as const;
  return {
    title: 'Pedidos',
    facts: [
      { label: 'Fecha', value: formatDay(context.today) },
      { label: 'Moneda', value: context.currency },
    ],
    columns: COLUMNS,
    rows: findOrders(context, where, sorting, ALL_ROWS).map((row) => [
      row.num_pedido,
      row.num_sicom,
      row.estado_pedido_description,
      `${row.destino} - ${row.nombre_destino}`,
      row.fecha_pedido,
      row.fecha_entrega,
      row.valor,
    ]),
    totals: [],
    emptyText: 'No hay pedidos con este filtro.',
  };
}
