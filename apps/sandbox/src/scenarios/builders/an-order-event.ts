import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { orderStatusTexts } from '../reference/order-statuses.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';
import type { KnownOrder } from './an-order.ts';

/** An event of an order's history: when it reached a status. */
export const anOrderEvent = (
  context: ScenarioContext,
  order: KnownOrder,
  status: OrderStatusCode,
  at: string,
  over: Partial<RowIn<'orderHistory'>> = {},
): RowIn<'orderHistory'> => ({
  id_pedido_history_status: context.ids('orderEvent'),
  id_pedido: order.id_pedido,
  fecha_hora_evento: at,
  type: status,
  descripcion: orderStatusTexts[status],
  ...over,
});
