import {
  type Compensation,
  type CompensationLine,
  type CompensationSide,
  compensationStateOf,
} from '@surtidor/domain';
import { mapRows, readableRows } from '../shared/rows.ts';
import { currency, day, entry, instant, money, type StoreContext, text } from '../shared/wire.ts';
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
    const balance = money(wire?.monto_documento, of);
    const paidAmount = money(wire?.valor_pagado, of);
    if (!wire || !side || !balance || !paidAmount) return null;
    const documentNumber = text(wire.num_documento);
    return {
      id: text(wire.id_compensacion_detalle) || documentNumber,
      side,
      documentNumber,
      invoiceNumber: text(wire.num_factura),
      documentDate: day(wire.fecha_documento),
      dueDate: day(wire.fecha_vencimiento_documento),
      balance,
      paidAmount,
    };
  };

const clientOf = (wire: CompensationFieldsFragment) => ({
  clientCode: text(wire.codigo_cliente),
  clientName: text(wire.nombre_cliente),
  street: text(wire.street),
});

const stateOf = (wire: CompensationFieldsFragment) => ({
  state: compensationStateOf(text(wire.estado)),
  stateDescription: text(wire.estado_descripcion),
});

const datesOf = (wire: CompensationFieldsFragment, storeContext: StoreContext) => ({
  createdOn: day(wire.created_at),
  createdAt: instant(wire.created_at, storeContext),
});

/**
 * A compensation of the client (spec 3). Null without an id or when a total cannot be read: an
 * amount is never guessed. Lines that cannot be read are left out.
 */
export function toCompensation(
  row: CompensationFieldsFragment | null,
  storeContext: StoreContext,
): Compensation | null {
  const wire = entry(row);
  if (!wire) return null;
  const of = currency(wire.moneda, storeContext);
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
    ...datesOf(wire, storeContext),
    lines: readableRows(mapRows(wire.detalle, lineOf(of))),
  };
}
