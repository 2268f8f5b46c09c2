import { addDays } from '../../shared/time.ts';
import { buildOrder } from '../builders/build-order.ts';
import { buildOrderEvent } from '../builders/build-order-event.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { getDestinationColumns, type Station } from './stations.ts';

/** Builds orders with irregular data: an unknown status code, an event without a date, or no history. */
export function buildEdgeCaseOrders(context: ScenarioContext, station: Station): ScenarioRows {
  const day = addDays(context.today, -9);
  const columns = { ...getDestinationColumns(station), fecha_pedido: day };
  const orderWithUnknownStatus = buildOrder(context, '1', {
    ...columns,
    estado_pedido: '7',
    estado_pedido_description: 'En validación externa',
  });
  const orderWithUndatedEvent = buildOrder(context, '2', columns);
  const orderWithoutHistory = buildOrder(context, '1', { ...columns, fecha_entrega: '0000-00-00' });
  return {
    orders: [orderWithUnknownStatus, orderWithUndatedEvent, orderWithoutHistory],
    orderHistory: [
      buildOrderEvent(context, orderWithUnknownStatus, '1', `${day} 07:10:00`, {
        type: '7',
        descripcion: 'En validación externa',
      }),
      buildOrderEvent(context, orderWithUndatedEvent, '1', `${day} 08:00:00`),
      buildOrderEvent(context, orderWithUndatedEvent, '2', '0000-00-00 00:00:00'),
    ],
  };
}
