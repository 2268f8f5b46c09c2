import {
  type Compensation,
  type CompensationLine,
  type CompensationSide,
  compensationStateOf,
} from '@surtidor/domain';
import { mapRows, readableRows } from '../shared/rows.ts';
import { currency, day, entry, instant, type Market, money, text } from '../shared/wire.ts';
import type { CompensationFieldsFragment } from './compensation-fields.generated.ts';

type WireLine = NonNullable<CompensationFieldsFragment['detalle']>[number];

const sides: ReadonlyMap<string, CompensationSide> = new Map([
  ['PAYMENT', 'payment'],
  ['INVOICE', 'invoice'],
]);

const lineOf =
  (of: ReturnType<typeof currency>) =>
  (row: WireLine): CompensationLine | null => {
    const wire = entry(row);
    const side = sides.get(text(wire?.tipo_documento));
    const documentAmount = money(wire?.monto_documento, of);
    const paidAmount = money(wire?.valor_pagado, of);
    if (!wire || !side || !documentAmount || !paidAmount) return null;
    const documentNumber = text(wire.num_documento);
    return {
      id: text(wire.id_compensacion_detalle) || documentNumber,
      side,
      documentNumber,
      invoiceNumber: text(wire.num_factura),
      documentDate: day(wire.fecha_documento),
      dueDate: day(wire.fecha_vencimiento_documento),
      documentAmount,
      paidAmount,
    };
  };

const clientOf = (wire: CompensationFieldsFragment) => ({
  clientId: text(wire.id_cliente),
  clientCode: text(wire.codigo_cliente),
  clientName: text(wire.nombre_cliente),
  clientTaxId: text(wire.cliente_nit),
  street: text(wire.street),
});

const stateOf = (wire: CompensationFieldsFragment) => ({
  state: compensationStateOf(text(wire.estado)),
  stateCode: text(wire.estado),
  stateDescription: text(wire.estado_descripcion),
});

const datesOf = (wire: CompensationFieldsFragment, market: Market) => ({
  createdOn: day(wire.created_at),
  createdAt: instant(wire.created_at, market),
  updatedOn: day(wire.updated_at),
});

/**
 * A compensation of the client (spec 3). Null without an id or when a total cannot be read: an
 * amount is never guessed. Lines that cannot be read are left out.
 */
export function toCompensation(
  row: CompensationFieldsFragment | null,
  market: Market,
): Compensation | null {
  const wire = entry(row);
  if (!wire) return null;
  const of = currency(wire.moneda, market);
  const id = text(wire.id_compensacion) || text(wire.id_transaccion);
  const compensatedTotal = money(wire.total_compensado, of);
  const paymentsTotal = money(wire.total_pagos, of);
  const invoicesTotal = money(wire.total_facturas, of);
  if (id === '' || !compensatedTotal || !paymentsTotal || !invoicesTotal) return null;
  return {
    id,
    transactionId: text(wire.id_transaccion),
    ...clientOf(wire),
    compensatedTotal,
    paymentsTotal,
    invoicesTotal,
    ...stateOf(wire),
    ...datesOf(wire, market),
    lines: readableRows(mapRows(wire.detalle, lineOf(of))),
  };
}
