import { type Currency, invoiceStatusCodes, isCurrency } from '@surtidor/domain';
import {
  getDocumentKind,
  getInvoiceStatus,
  type Invoice,
  type InvoiceHold,
} from '@surtidor/domain/invoices';
import {
  readAmount,
  readBoolean,
  readDate,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import type { InvoiceFieldsFragment } from './invoice-fields.generated.ts';

const holdReasons: ReadonlyMap<string, InvoiceHold['reason']> = new Map([
  ['PAGO', 'payment'],
  ['COMPENSACION', 'compensation'],
]);

/** Returns null if the document is not held or the backend sends no reason (`documentLock`). */
function getHold(wire: InvoiceFieldsFragment, storeContext: StoreContext): InvoiceHold | null {
  const reason = readString(wire.motivo_bloqueo);
  if (!readBoolean(wire.bloqueada) || reason === '') return null;
  return {
    reason: holdReasons.get(reason) ?? 'other',
    startedAt: readInstant(wire.fecha_bloqueo, storeContext),
  };
}

const readTextFields = (wire: InvoiceFieldsFragment) => ({
  documentNumber: readString(wire.num_documento),
  invoiceNumber: readString(wire.num_factura),
  communityTaxId: readString(wire.nif_comunitario),
  documentType: readString(wire.tipo_documento),
  documentClass: readString(wire.classification),
  grouping: readString(wire.agrupacion),
  details: readString(wire.detalle),
  clientName: readString(wire.nombre_cliente),
  destinationCode: readString(wire.destino),
  destinationName: readString(wire.nombre_destino),
});

/** Returns an id for lines without one, of the fields that tell equal amounts of a document apart. */
const getCompositeId = (
  { fecha_documento, fecha_vencimiento_documento, total }: InvoiceFieldsFragment,
  { documentNumber, ...textFields }: ReturnType<typeof readTextFields>,
): string =>
  documentNumber === ''
    ? ''
    : [
        documentNumber,
        textFields.invoiceNumber,
        readString(fecha_vencimiento_documento),
        readString(total),
        readString(fecha_documento),
        textFields.documentClass,
        textFields.details,
      ].join('/');

const getStatus = (wire: InvoiceFieldsFragment) => {
  const statusCode = readString(wire.estado_documento);
  const compensated = invoiceStatusCodes.compensated;
  return {
    status: getInvoiceStatus(statusCode),
    statusCode,
    settled: statusCode === compensated || readString(wire.estado_numero_documento) === compensated,
  };
};

/**
 * Returns the currency of a document: the store's if the backend sends none (`documentCurrency`). An unknown
 * one is null, since the document would otherwise be paid as one of the store (reading 79).
 */
const readDocumentCurrency = (value: unknown, { currency }: StoreContext): Currency | null => {
  const code = readString(value).toUpperCase();
  return code === '' ? currency : isCurrency(code) ? code : null;
};

/** Maps a document of the account (spec 3); returns null without an id, a readable amount or a known currency. */
export function toInvoice(
  row: InvoiceFieldsFragment | null,
  storeContext: StoreContext,
): Invoice | null {
  const wire = readObject(row);
  if (!wire) return null;
  const currency = readDocumentCurrency(wire.moneda, storeContext);
  const balance = currency && readAmount(wire.total, currency);
  const statusLineId = readString(wire.id_edocta_detalle);
  const historyLineId = readString(wire.id_histocta_detalle);
  const textFields = readTextFields(wire);
  const id = statusLineId || historyLineId || getCompositeId(wire, textFields);
  if (id === '' || !balance) return null;
  return {
    id,
    statusLineId,
    historyLineId,
    ...textFields,
    ...getStatus(wire),
    kind: getDocumentKind(textFields.documentType),
    documentDate: readDate(wire.fecha_documento),
    dueDate: readDate(wire.fecha_vencimiento_documento),
    balance,
    blocked: readBoolean(wire.bloqueada),
    hold: getHold(wire, storeContext),
  };
}
