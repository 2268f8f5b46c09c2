import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { aDelivery } from '../builders/a-delivery.ts';
import { anInvoice, type KnownDocument } from '../builders/a-document.ts';
import { anOrder } from '../builders/an-order.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import type { Scene } from '../scene.ts';
import { factsOf } from './order-facts.ts';
import { historyOf } from './order-history.ts';
import { basketOf } from './order-lines.ts';
import { type OrderPlan, planOrders } from './order-plan.ts';
import { placeOf, type Station } from './stations.ts';

const hasDelivery: readonly OrderStatusCode[] = ['2', '3', '4', '5'];
const hasInvoice: readonly OrderStatusCode[] = ['4', '5'];

/** The invoice of a billed order: due in three weeks, paid when that was over a month ago. */
function invoiceFor(scene: Scene, plan: OrderPlan, value: number, station: Station): KnownDocument {
  const day = addDays(scene.today, -plan.daysAgo);
  return anInvoice(scene, {
    fecha_documento: day,
    fecha_vencimiento_documento: addDays(day, 21),
    importe: value,
    saldo: plan.daysAgo > 24 ? 0 : value,
    ...placeOf(station),
    ciudad: station.ciudad ?? null,
    direccion: station.direccion ?? null,
  });
}

/** One order with everything that belongs to it; its invoice too when it was billed. */
function orderRows(
  scene: Scene,
  plan: OrderPlan,
  stations: readonly Station[],
  serial: number,
): ScenarioRows {
  const rng = scene.rng.fork(`order/${serial}`);
  const station = stations[rng.int(0, stations.length - 1)];
  if (station === undefined) return {};
  const { lines, value } = basketOf(scene, String(serial));
  const billed = hasInvoice.includes(plan.status);
  // Some billed orders carry a fiscal code whose document is not there: 'Detail not available'.
  const lost = billed && serial % 8 === 7;
  const invoice = billed && !lost ? invoiceFor(scene, plan, value, station) : null;
  const order = anOrder(scene, plan.status, {
    ...placeOf(station),
    fecha_pedido: addDays(scene.today, -plan.daysAgo),
    fecha_entrega: addDays(scene.today, rng.int(1, 3) - plan.daysAgo),
    valor: value,
    num_factura: invoice?.num_factura ?? null,
    cufe: lost ? rng.hex(96) : (invoice?.cufe ?? null),
    ...factsOf(plan.status, rng),
  });
  const papers = {
    loadOrder: `OC${String(300_000 + order.id_pedido)}`,
    remission: `RM${String(600_000 + order.id_pedido)}`,
    invoice,
  };
  const dispatched = plan.status === '5';
  return {
    documents: invoice ? [invoice] : [],
    orders: [order],
    orderLines: lines.map((line) => ({
      ...line,
      id_pedido: order.id_pedido,
      id_pedido_info: scene.ids('orderLine'),
    })),
    orderHistory: historyOf(scene, order, plan.status, papers),
    orderDeliveries: hasDelivery.includes(plan.status)
      ? [
          aDelivery(scene, order, {
            id_remision: plan.status === '2' ? null : papers.remission,
            id_orden_cargue: papers.loadOrder,
            ...(dispatched
              ? { estado_entrega: 'D', estado_entrega_description: 'Despachada' }
              : {}),
          }),
        ]
      : [],
  };
}

/** `count` orders, the first ten in each status of sets A and B. */
export const ordersOf = (
  scene: Scene,
  stations: readonly Station[],
  count: number,
): readonly ScenarioRows[] =>
  planOrders(scene.rng.fork('order plan'), count).map((plan, serial) =>
    orderRows(scene, plan, stations, serial),
  );
