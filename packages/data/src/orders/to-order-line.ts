import type { OrderLine } from '@surtidor/domain';
import { decimal, entry, text } from '../shared/wire.ts';
import type { OrderLineFieldsFragment } from './order-line-fields.generated.ts';

/** A product of an order (spec 3); null when there is nothing to call it by. */
export function toOrderLine(row: OrderLineFieldsFragment | null): OrderLine | null {
  const wire = entry(row);
  if (!wire) return null;
  const productCode = text(wire.cod_producto);
  const description = text(wire.descripcion);
  if (productCode === '' && description === '') return null;
  return {
    id: text(wire.id_pedido_info) || productCode || description,
    productCode,
    description,
    quantity: decimal(wire.cantidad),
    unit: text(wire.unidad_medida),
    plantCode: text(wire.centro_logistico),
    plantName: text(wire.nombre_centro_logistico),
  };
}
