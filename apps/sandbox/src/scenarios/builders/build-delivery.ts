import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';
import type { OrderWithId } from './build-order.ts';

/** Builds a delivery of the complete order. */
export const buildDelivery = (
  context: ScenarioContext,
  order: OrderWithId,
  overrides: Partial<RowIn<'orderDeliveries'>> = {},
): RowIn<'orderDeliveries'> => ({
  num_entrega: `80${String(10_000_000 + context.nextId('delivery'))}`,
  id_pedido: order.id_pedido,
  estado_entrega: 'P',
  estado_entrega_description: 'Programada',
  fecha_entrega: order.fecha_entrega ?? null,
  fecha_creacion: order.fecha_pedido,
  valor: order.valor,
  num_factura: order.num_factura ?? null,
  ...overrides,
});
