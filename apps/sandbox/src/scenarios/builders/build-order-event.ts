import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { orderStatusLabels } from '../reference/order-statuses.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';
import type { OrderWithId } from './build-order.ts';

/** Builds an event of an order's history: the time at which it reached a status. */
export const buildOrderEvent = (
  context: ScenarioContext,
  order: OrderWithId,
  status: OrderStatusCode,
  at: string,
  overrides: Partial<RowIn<'orderHistory'>> = {},
): RowIn<'orderHistory'> => ({
  id_pedido_history_status: context.nextId('orderEvent'),
  id_pedido: order.id_pedido,
  fecha_hora_evento: at,
  type: status,
  descripcion: orderStatusLabels[status],
  ...overrides,
});
