import { type Currency, createZeroMoney } from '@surtidor/domain';
import type { OrderDelivery } from '@surtidor/domain/orders';
import { readAmount, readDate, readObject, readString } from '../shared/readers.ts';
import type { OrderDeliveryFieldsFragment } from './order-delivery-fields.generated.ts';

/** Maps a delivery of an order (spec 3); returns null without a number or a readable value. */
export function toOrderDelivery(
  row: OrderDeliveryFieldsFragment | null,
  currency: Currency,
): OrderDelivery | null {
  const wire = readObject(row);
  if (!wire) return null;
  const number = readString(wire.num_entrega);
  const value =
    readString(wire.valor) === '' ? createZeroMoney(currency) : readAmount(wire.valor, currency);
  if (number === '' || !value) return null;
  return {
    number,
    status: readString(wire.estado_entrega_description) || readString(wire.estado_entrega),
    issuedOn: readDate(wire.fecha_creacion),
    deliveredOn: readDate(wire.fecha_entrega),
    remissionId: readString(wire.id_remision),
    loadOrderId: readString(wire.id_orden_cargue),
    value,
    invoiceNumber: readString(wire.num_factura),
  };
}
