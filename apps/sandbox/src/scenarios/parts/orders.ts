import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { aDelivery } from '../builders/a-delivery.ts';
import { anInvoice, type KnownDocument } from '../builders/a-document.ts';
import { anOrder } from '../builders/an-order.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { getFacts } from './order-facts.ts';
import { getHistory } from './order-history.ts';
import { getBasket } from './order-lines.ts';
import { type OrderPlan, planOrders } from './order-plan.ts';
import { getPlace, type Station } from './stations.ts';

const hasDelivery: readonly OrderStatusCode[] = ['2', '3', '4', '5'];
const hasInvoice: readonly OrderStatusCode[] = ['4', '5'];

/** The invoice of a billed order: due in three weeks, paid when that was over a month ago. */
function invoiceFor(
  context: ScenarioContext,
  plan: OrderPlan,
  value: number,
  station: Station,
): KnownDocument {
  const day = addDays(context.today, -plan.daysAgo);
  return anInvoice(context, {
    fecha_documento: day,
    fecha_vencimiento_documento: addDays(day, 21),
    importe: value,
    saldo: plan.daysAgo > 24 ? 0 : value,
    ...getPlace(station),
    ciudad: station.ciudad ?? null,
    direccion: station.direccion ?? null,
  });
}

/** One order with everything that belongs to it; its invoice too when it was billed. */
function orderRows(
  context: ScenarioContext,
  plan: OrderPlan,
  stations: readonly Station[],
  serial: number,
): ScenarioRows {
  const rng = context.rng.fork(`order/${serial}`);
  const station = stations[rng.int(0, stations.length - 1)];
  if (station === undefined) return {};
  const { lines, value } = getBasket(context, String(serial));
  const billed = hasInvoice.includes(plan.status);
  // Some billed orders carry a fiscal code whose document is not there: 'Detail not available'.
  const lost = billed && serial % 8 === 7;
  const invoice = billed && !lost ? invoiceFor(context, plan, value, station) : null;
  const order = anOrder(context, plan.status, {
    ...getPlace(station),
    fecha_pedido: addDays(context.today, -plan.daysAgo),
    fecha_entrega: addDays(context.today, rng.int(1, 3) - plan.daysAgo),
    valor: value,
    num_factura: invoice?.num_factura ?? null,
    cufe: lost ? rng.hex(96) : (invoice?.cufe ?? null),
    ...getFacts(plan.status, rng),
  });
  const orderDocuments = {
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
      id_pedido_info: context.ids('orderLine'),
    })),
    orderHistory: getHistory(context, order, plan.status, orderDocuments),
    orderDeliveries: hasDelivery.includes(plan.status)
      ? [
          aDelivery(context, order, {
            id_remision: plan.status === '2' ? null : orderDocuments.remission,
            id_orden_cargue: orderDocuments.loadOrder,
            ...(dispatched
              ? { estado_entrega: 'D', estado_entrega_description: 'Despachada' }
              : {}),
          }),
        ]
      : [],
  };
}

/** `count` orders, the first ten in each status of sets A and B. */
export const getOrders = (
  context: ScenarioContext,
  stations: readonly Station[],
  count: number,
): readonly ScenarioRows[] =>
  planOrders(context.rng.fork('order plan'), count).map((plan, serial) =>
    orderRows(context, plan, stations, serial),
  );
