import { type Currency, type OrderDelivery, zeroMoney } from '@surtidor/domain';
import { day, entry, money, text } from '../shared/wire.ts';
import type { OrderDeliveryFieldsFragment } from './order-delivery-fields.generated.ts';

/** A delivery of an order (spec 3); null when it has no number or its value cannot be read. */
export function toOrderDelivery(
  row: OrderDeliveryFieldsFragment | null,
  currency: Currency,
): OrderDelivery | null {
  const wire = entry(row);
  if (!wire) return null;
  const number = text(wire.num_entrega);
  const value = text(wire.valor) === '' ? zeroMoney(currency) : money(wire.valor, currency);
  if (number === '' || !value) return null;
  return {
    number,
    status: text(wire.estado_entrega_description) || text(wire.estado_entrega),
    issuedOn: day(wire.fecha_creacion),
    deliveredOn: day(wire.fecha_entrega),
    remissionId: text(wire.id_remision),
    loadOrderId: text(wire.id_orden_cargue),
    value,
    invoiceNumber: text(wire.num_factura),
  };
}
