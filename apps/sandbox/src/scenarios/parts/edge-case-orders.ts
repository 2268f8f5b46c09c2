import { addDays } from '../../shared/time.ts';
import { anOrder } from '../builders/an-order.ts';
import { anOrderEvent } from '../builders/an-order-event.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { getPlace, type Station } from './stations.ts';

/** Irregular data: an unknown status code, an event without a date, an order without history. */
export function edgeCaseOrders(context: ScenarioContext, station: Station): ScenarioRows {
  const day = addDays(context.today, -9);
  const place = { ...getPlace(station), fecha_pedido: day };
  const unknown = anOrder(context, '1', {
    ...place,
    estado_pedido: '7',
    estado_pedido_description: 'En validación externa',
  });
  const undated = anOrder(context, '2', place);
  const silent = anOrder(context, '1', { ...place, fecha_entrega: '0000-00-00' });
  return {
    orders: [unknown, undated, silent],
    orderHistory: [
      anOrderEvent(context, unknown, '1', `${day} 07:10:00`, {
        type: '7',
        descripcion: 'En validación externa',
      }),
      anOrderEvent(context, undated, '1', `${day} 08:00:00`),
      anOrderEvent(context, undated, '2', '0000-00-00 00:00:00'),
    ],
  };
}
