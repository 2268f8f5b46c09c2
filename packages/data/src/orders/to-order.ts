import { createZeroMoney } from '@surtidor/domain';
import type { Order } from '@surtidor/domain/orders';
import {
  readAmount,
  readBoolean,
  readCurrency,
  readDate,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { readDetails } from '../shared/rows.ts';
import type { OrderDeliveryFieldsFragment } from './order-delivery-fields.generated.ts';
import type { OrderFieldsFragment } from './order-fields.generated.ts';
import type { OrderLineFieldsFragment } from './order-line-fields.generated.ts';
import { toOrderDelivery } from './to-order-delivery.ts';
import { toOrderLine } from './to-order-line.ts';

/** Details of an order; empty if the query does not select them. */
export type OrderDetails = Pick<Order, 'lines' | 'history' | 'deliveries'>;

/** Empty details, for queries that do not select them. */
export const noOrderDetails: OrderDetails = { lines: [], history: [], deliveries: [] };

/** Reads the value of an order: zero until it is priced, null if unreadable. */
const readOrderValue = (wire: OrderFieldsFragment, storeContext: StoreContext) => {
  const currency = readCurrency(wire.moneda, storeContext);
  return readString(wire.valor) === ''
    ? createZeroMoney(currency)
    : readAmount(wire.valor, currency);
};

/** Maps an order (spec 3); returns null without an id or a readable value. Unknown status codes are kept. */
export function toOrder(
  row: OrderFieldsFragment | null,
  storeContext: StoreContext,
  details: OrderDetails = noOrderDetails,
): Order | null {
  const wire = readObject(row);
  if (!wire) return null;
  const number = readString(wire.num_pedido);
  const id = readString(wire.id_pedido) || number;
  const value = readOrderValue(wire, storeContext);
  if (id === '' || !value) return null;
  return {
    id,
    number,
    sicomNumber: readString(wire.num_sicom),
    requesterCode: readString(wire.solicitante),
    requesterName: readString(wire.nombre_solicitante),
    destinationCode: readString(wire.destino),
    destinationName: readString(wire.nombre_destino),
    statusCode: readString(wire.estado_pedido),
    statusDescription: readString(wire.estado_pedido_description),
    locked: readBoolean(wire.estado_bloqueo_pedido),
    blockReason: readString(wire.motivo_bloqueo),
    missingCredit: readAmount(wire.cupo_faltante, readCurrency(wire.moneda, storeContext)),
    rejected: readBoolean(wire.estatus_rechazo),
    rejectionReason: readString(wire.motivo_rechazo),
    orderDate: readDate(wire.fecha_pedido),
    deliveryDate: readDate(wire.fecha_entrega),
    value,
    invoiceNumber: readString(wire.num_factura),
    cufe: readString(wire.cufe),
    trackingNumber: readString(wire.guia_transporte),
    ...details,
  };
}

type DetailedOrderRow = OrderFieldsFragment & {
  readonly detalle: readonly (OrderLineFieldsFragment | null)[] | null;
  readonly entregas: readonly (OrderDeliveryFieldsFragment | null)[] | null;
};

/** Maps an order with its products and deliveries; unreadable parts are omitted. */
export function toDetailedOrder(
  row: DetailedOrderRow | null,
  storeContext: StoreContext,
): Order | null {
  const wire = readObject(row);
  if (!wire) return null;
  const currency = readCurrency(wire.moneda, storeContext);
  return toOrder(wire, storeContext, {
    ...noOrderDetails,
    lines: readDetails(wire.detalle, toOrderLine),
    deliveries: readDetails(wire.entregas, (delivery) => toOrderDelivery(delivery, currency)),
  });
}
