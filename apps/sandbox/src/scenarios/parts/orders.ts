import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { addDays } from '../../shared/time.ts';
import { buildDelivery } from '../builders/build-delivery.ts';
import { buildInvoice, type DocumentWithId } from '../builders/build-document.ts';
import { buildOrder } from '../builders/build-order.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { getStatusColumns } from './get-status-columns.ts';
import { buildOrderHistory } from './order-history.ts';
import { generateBasket } from './order-lines.ts';
import { type OrderPlan, planOrders } from './order-plan.ts';
import { getDestinationColumns, type Station } from './stations.ts';

const statusesWithDelivery: readonly OrderStatusCode[] = ['2', '3', '4', '5'];
const statusesWithInvoice: readonly OrderStatusCode[] = ['4', '5'];

/** Builds the invoice of an order. It is due after 21 days and paid if the order is older than 24 days. */
function buildOrderInvoice(
  context: ScenarioContext,
  plan: OrderPlan,
  value: number,
  station: Station,
): DocumentWithId {
  const day = addDays(context.today, -plan.daysAgo);
  return buildInvoice(context, {
    fecha_documento: day,
    fecha_vencimiento_documento: addDays(day, 21),
    importe: value,
    saldo: plan.daysAgo > 24 ? 0 : value,
    ...getDestinationColumns(station),
    ciudad: station.ciudad ?? null,
    direccion: station.direccion ?? null,
  });
}

/** Builds an order with its lines, history, delivery and invoice. */
function buildOrderRows(
  context: ScenarioContext,
  plan: OrderPlan,
  stations: readonly Station[],
  serial: number,
): ScenarioRows {
  const rng = context.rng.fork(`order/${serial}`);
  const station = stations[rng.int(0, stations.length - 1)];
  if (station === undefined) return {};
  const { lines, value } = generateBasket(context, String(serial));
  const isBilled = statusesWithInvoice.includes(plan.status);
  // Some invoiced orders have a fiscal code but no document. The portal shows 'Detail not available' for them.
  const isDocumentMissing = isBilled && serial % 8 === 7;
  const invoice =
    isBilled && !isDocumentMissing ? buildOrderInvoice(context, plan, value, station) : null;
  const order = buildOrder(context, plan.status, {
    ...getDestinationColumns(station),
    fecha_pedido: addDays(context.today, -plan.daysAgo),
    fecha_entrega: addDays(context.today, rng.int(1, 3) - plan.daysAgo),
    valor: value,
    num_factura: invoice?.num_factura ?? null,
    cufe: isDocumentMissing ? rng.hex(96) : (invoice?.cufe ?? null),
    ...getStatusColumns(plan.status, rng),
  });
  const orderDocuments = {
    loadOrder: `OC${String(300_000 + order.id_pedido)}`,
    remission: `RM${String(600_000 + order.id_pedido)}`,
    invoice,
  };
  const isDispatched = plan.status === '5';
  return {
    documents: invoice ? [invoice] : [],
    orders: [order],
    orderLines: lines.map((line) => ({
      ...line,
      id_pedido: order.id_pedido,
      id_pedido_info: context.nextId('orderLine'),
    })),
    orderHistory: buildOrderHistory(context, order, plan.status, orderDocuments),
    orderDeliveries: statusesWithDelivery.includes(plan.status)
      ? [
          buildDelivery(context, order, {
            id_remision: plan.status === '2' ? null : orderDocuments.remission,
            id_orden_cargue: orderDocuments.loadOrder,
            ...(isDispatched
              ? { estado_entrega: 'D', estado_entrega_description: 'Despachada' }
              : {}),
          }),
        ]
      : [],
  };
}

/** Builds `count` orders. Ten recent ones cover every status of sets A and B. */
export const buildOrders = (
  context: ScenarioContext,
  stations: readonly Station[],
  count: number,
): readonly ScenarioRows[] =>
  planOrders(context.rng.fork('order plan'), count).map((plan, serial) =>
    buildOrderRows(context, plan, stations, serial),
  );
