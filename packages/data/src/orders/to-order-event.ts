import type { OrderEvent } from '@surtidor/domain';
import { day, entry, text } from '../shared/wire.ts';
import type { OrderEventFieldsFragment } from './order-event-fields.generated.ts';

/** An address only when it is one: other texts stand there while a file is being made (spec 8). */
const addressOf = (url: unknown): string => {
  const address = text(url);
  return address.includes('http') ? address : '';
};

/** An entry of an order's history (spec 3). Its date is kept as written: the timeline says when it is none. */
export function toOrderEvent(row: OrderEventFieldsFragment | null): OrderEvent | null {
  const wire = entry(row);
  if (!wire) return null;
  const occurredAt = text(wire.fecha_hora_evento);
  const statusCode = text(wire.type);
  const description = text(wire.descripcion);
  if (occurredAt === '' && statusCode === '' && description === '') return null;
  return {
    id: text(wire.id_pedido_history_status) || `${statusCode} ${occurredAt}`,
    occurredAt,
    statusCode,
    description,
    carrierName: text(wire.nombre_transportista),
    vehiclePlate: text(wire.placa_vehiculo),
    location: text(wire.ubicacion),
    locationDate: text(wire.fecha_ubicacion),
    estimatedDelivery: text(wire.fecha_estimada_entrega),
    notes: text(wire.observaciones),
    loadOrderId: text(wire.id_orden_cargue),
    remissionId: text(wire.id_remision),
    invoiceId: text(wire.id_factura),
    invoiceDate: day(wire.fecha_factura),
    cufe: text(wire.cufe),
    downloadAddress: addressOf(entry(wire.download)?.pdf?.url),
  };
}
