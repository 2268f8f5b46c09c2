import type { OrderEvent } from '@surtidor/domain/orders';
import { readDate, readObject, readString } from '../shared/readers.ts';
import type { OrderEventFieldsFragment } from './order-event-fields.generated.ts';

/** Returns a URL or an empty string. The field contains other text while a file is generated (spec 8). */
const readUrl = (url: unknown): string => {
  const text = readString(url);
  return text.includes('http') ? text : '';
};

/** Maps an entry of an order's history (spec 3); its date stays unparsed. */
export function toOrderEvent(row: OrderEventFieldsFragment | null): OrderEvent | null {
  const wire = readObject(row);
  if (!wire) return null;
  const occurredAt = readString(wire.fecha_hora_evento);
  const statusCode = readString(wire.type);
  const description = readString(wire.descripcion);
  if (occurredAt === '' && statusCode === '' && description === '') return null;
  return {
    id: readString(wire.id_pedido_history_status) || `${statusCode} ${occurredAt}`,
    occurredAt,
    statusCode,
    description,
    carrierName: readString(wire.nombre_transportista),
    vehiclePlate: readString(wire.placa_vehiculo),
    location: readString(wire.ubicacion),
    locationDate: readString(wire.fecha_ubicacion),
    estimatedDelivery: readString(wire.fecha_estimada_entrega),
    notes: readString(wire.observaciones),
    loadOrderId: readString(wire.id_orden_cargue),
    remissionId: readString(wire.id_remision),
    invoiceId: readString(wire.id_factura),
    invoiceDate: readDate(wire.fecha_factura),
    cufe: readString(wire.cufe),
    downloadUrl: readUrl(readObject(wire.download)?.pdf?.url),
  };
}
