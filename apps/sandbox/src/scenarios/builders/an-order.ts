import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { inCurrency } from '../../stores.ts';
import { orderStatusTexts } from '../reference/order-statuses.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** An order row whose id is known. */
export type KnownOrder = RowIn<'orders'> & { readonly id_pedido: number };

/** An order of the context's dealer at a status: asked for today, to be delivered tomorrow. */
export function anOrder(
  context: ScenarioContext,
  status: OrderStatusCode,
  over: Partial<RowIn<'orders'>> = {},
): KnownOrder {
  const id = context.ids('order');
  const day = over.fecha_pedido ?? context.today;
  return {
    client_code: context.client,
    num_pedido: `40${String(10_000_000 + id)}`,
    num_sicom: context.store.facts.fuelOrderNumber ? String(71_000_000 + id) : null,
    solicitante: context.client,
    nombre_solicitante: 'Mesa de pedidos',
    destino: '',
    nombre_destino: '',
    estado_pedido: status,
    estado_pedido_description: orderStatusTexts[status],
    estado_bloqueo_pedido: '0',
    fecha_pedido: day,
    fecha_entrega: addDays(day, 1),
    valor: inCurrency(context.store, 3_550_000_000),
    moneda: context.store.currency,
    created_at: happened(context, day, 6 * 60 + (id % 700)),
    updated_at: happened(context, day, 14 * 60 + (id % 300)),
    ...over,
    id_pedido: id,
  };
}
