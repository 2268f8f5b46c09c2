import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { convertToCurrency } from '../../stores.ts';
import { orderStatusLabels } from '../reference/order-statuses.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** An order row with its id. */
export type OrderWithId = RowIn<'orders'> & { readonly id_pedido: number };

/** Builds an order with the given status, requested today for delivery tomorrow. */
export function buildOrder(
  context: ScenarioContext,
  status: OrderStatusCode,
  overrides: Partial<RowIn<'orders'>> = {},
): OrderWithId {
  const id = context.nextId('order');
  const day = overrides.fecha_pedido ?? context.today;
  return {
    client_code: context.client,
    num_pedido: `40${String(10_000_000 + id)}`,
    num_sicom: context.store.facts.hasFuelOrderNumber ? String(71_000_000 + id) : null,
    solicitante: context.client,
    nombre_solicitante: 'Mesa de pedidos',
    destino: '',
    nombre_destino: '',
    estado_pedido: status,
    estado_pedido_description: orderStatusLabels[status],
    estado_bloqueo_pedido: '0',
    fecha_pedido: day,
    fecha_entrega: addDays(day, 1),
    valor: convertToCurrency(context.store, 3_550_000_000),
    moneda: context.store.currency,
    created_at: getPastTimestamp(context, day, 6 * 60 + (id % 700)),
    updated_at: getPastTimestamp(context, day, 14 * 60 + (id % 300)),
    ...overrides,
    id_pedido: id,
  };
}
