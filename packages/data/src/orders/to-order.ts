import { type Order, zeroMoney } from '@surtidor/domain';
import { mapRows, readableRows } from '../shared/rows.ts';
import { currency, day, entry, flag, money, type StoreContext, text } from '../shared/wire.ts';
import type { OrderDeliveryFieldsFragment } from './order-delivery-fields.generated.ts';
import type { OrderFieldsFragment } from './order-fields.generated.ts';
import type { OrderLineFieldsFragment } from './order-line-fields.generated.ts';
import { toOrderDelivery } from './to-order-delivery.ts';
import { toOrderLine } from './to-order-line.ts';

/** What an order has besides its own fields; empty where a list does not ask for it. */
export type OrderParts = Pick<Order, 'lines' | 'history' | 'deliveries'>;

/** An order of which nothing but its own fields was asked for. */
export const withoutParts: OrderParts = { lines: [], history: [], deliveries: [] };

/** An order has no value until it is priced; a value that came but cannot be read is null. */
const orderValue = (wire: OrderFieldsFragment, storeContext: StoreContext) => {
  const of = currency(wire.moneda, storeContext);
  return text(wire.valor) === '' ? zeroMoney(of) : money(wire.valor, of);
};

/**
 * An order (spec 3). Null when it cannot be told from others or its value cannot be read. Codes
 * nobody knows are kept: the domain shows them with a generic status.
 */
export function toOrder(
  row: OrderFieldsFragment | null,
  storeContext: StoreContext,
  parts: OrderParts = withoutParts,
): Order | null {
  const wire = entry(row);
  if (!wire) return null;
  const number = text(wire.num_pedido);
  const id = text(wire.id_pedido) || number;
  const value = orderValue(wire, storeContext);
  if (id === '' || !value) return null;
  return {
    id,
    number,
    sicomNumber: text(wire.num_sicom),
    requesterCode: text(wire.solicitante),
    requesterName: text(wire.nombre_solicitante),
    destinationCode: text(wire.destino),
    destinationName: text(wire.nombre_destino),
    statusCode: text(wire.estado_pedido),
    statusDescription: text(wire.estado_pedido_description),
    locked: flag(wire.estado_bloqueo_pedido),
    blockReason: text(wire.motivo_bloqueo),
    rejected: flag(wire.estatus_rechazo),
    rejectionReason: text(wire.motivo_rechazo),
    orderDate: day(wire.fecha_pedido),
    deliveryDate: day(wire.fecha_entrega),
    value,
    invoiceNumber: text(wire.num_factura),
    cufe: text(wire.cufe),
    trackingNumber: text(wire.guia_transporte),
    ...parts,
  };
}

type WholeOrderRow = OrderFieldsFragment & {
  readonly detalle: readonly (OrderLineFieldsFragment | null)[] | null;
  readonly entregas: readonly (OrderDeliveryFieldsFragment | null)[] | null;
};

/** An order with its products and deliveries; parts that cannot be read are left out. */
export function toWholeOrder(row: WholeOrderRow | null, storeContext: StoreContext): Order | null {
  const wire = entry(row);
  if (!wire) return null;
  const own = currency(wire.moneda, storeContext);
  return toOrder(wire, storeContext, {
    ...withoutParts,
    lines: readableRows(mapRows(wire.detalle, toOrderLine)),
    deliveries: readableRows(mapRows(wire.entregas, (one) => toOrderDelivery(one, own))),
  });
}
