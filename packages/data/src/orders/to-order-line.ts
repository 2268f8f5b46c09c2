import type { OrderLine } from '@surtidor/domain/orders';
import { readDecimal, readObject, readString } from '../shared/readers.ts';
import type { OrderLineFieldsFragment } from './order-line-fields.generated.ts';

/** Maps a product of an order (spec 3); returns null without a code or description. */
export function toOrderLine(row: OrderLineFieldsFragment | null): OrderLine | null {
  const wire = readObject(row);
  if (!wire) return null;
  const productCode = readString(wire.cod_producto);
  const description = readString(wire.descripcion);
  if (productCode === '' && description === '') return null;
  return {
    id: readString(wire.id_pedido_info) || productCode || description,
    productCode,
    description,
    quantity: readDecimal(wire.cantidad),
    unit: readString(wire.unidad_medida),
    plantCode: readString(wire.centro_logistico),
    plantName: readString(wire.nombre_centro_logistico),
  };
}
