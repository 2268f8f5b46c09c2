import {
  type Compensation,
  type CompensationLine,
  type CompensationSide,
  getCompensationState,
} from '@surtidor/domain/compensations';
import {
  readAmount,
  readCurrency,
  readDate,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { readDetails } from '../shared/rows.ts';
import type { CompensationFieldsFragment } from './compensation-fields.generated.ts';

type WireLine = NonNullable<CompensationFieldsFragment['detalle']>[number];

const sides: ReadonlyMap<string, CompensationSide> = new Map([
  ['PAYMENT', 'payment'],
  ['INVOICE', 'invoice'],
]);

const createLineMapper =
  (currency: ReturnType<typeof readCurrency>) =>
  (row: WireLine): CompensationLine | null => {
    const wire = readObject(row);
    const side = sides.get(readString(wire?.tipo_documento));
    const balance = readAmount(wire?.monto_documento, currency);
    const paidAmount = readAmount(wire?.valor_pagado, currency);
    if (!wire || !side || !balance || !paidAmount) return null;
    const documentNumber = readString(wire.num_documento);
    return {
      id: readString(wire.id_compensacion_detalle) || documentNumber,
      side,
      documentNumber,
      invoiceNumber: readString(wire.num_factura),
      documentDate: readDate(wire.fecha_documento),
      dueDate: readDate(wire.fecha_vencimiento_documento),
      balance,
      paidAmount,
    };
  };

const getClient = (wire: CompensationFieldsFragment) => ({
  clientCode: readString(wire.codigo_cliente),
  clientName: readString(wire.nombre_cliente),
  street: readString(wire.street),
});

const getState = (wire: CompensationFieldsFragment) => ({
  state: getCompensationState(readString(wire.estado)),
  stateDescription: readString(wire.estado_descripcion),
});

const getDates = (wire: CompensationFieldsFragment, storeContext: StoreContext) => ({
  createdOn: readDate(wire.created_at),
  createdAt: readInstant(wire.created_at, storeContext),
});

/**
 * Maps a compensation of the client (spec 3); returns null without an id or a readable total.
 * Unreadable lines are omitted.
 */
export function toCompensation(
  row: CompensationFieldsFragment | null,
  storeContext: StoreContext,
): Compensation | null {
  const wire = readObject(row);
  if (!wire) return null;
  const currency = readCurrency(wire.moneda, storeContext);
  const id = readString(wire.id_compensacion) || readString(wire.id_transaccion);
  const compensatedTotal = readAmount(wire.total_compensado, currency);
  const paymentsTotal = readAmount(wire.total_pagos, currency);
  const invoicesTotal = readAmount(wire.total_facturas, currency);
  if (id === '' || !compensatedTotal || !paymentsTotal || !invoicesTotal) return null;
  return {
    id,
    transactionId: readString(wire.id_transaccion),
    ...getClient(wire),
    compensatedTotal,
    paymentsTotal,
    invoicesTotal,
    ...getState(wire),
    ...getDates(wire, storeContext),
    lines: readDetails(wire.detalle, createLineMapper(currency)),
  };
}
