import {
  documentKindOf,
  type Invoice,
  type InvoiceHold,
  invoiceStatusCodes,
  invoiceStatusOf,
} from '@surtidor/domain';
import {
  currency,
  day,
  entry,
  flag,
  instant,
  money,
  type StoreContext,
  text,
} from '../shared/wire.ts';
import type { InvoiceFieldsFragment } from './invoice-fields.generated.ts';

const holdReasons: ReadonlyMap<string, InvoiceHold['reason']> = new Map([
  ['PAGO', 'payment'],
  ['COMPENSACION', 'compensation'],
]);

function holdOf(wire: InvoiceFieldsFragment, storeContext: StoreContext): InvoiceHold | null {
  if (!flag(wire.bloqueada)) return null;
  return {
    reason: holdReasons.get(text(wire.motivo_bloqueo)) ?? 'other',
    since: instant(wire.fecha_bloqueo, storeContext),
  };
}

const namesOf = (wire: InvoiceFieldsFragment) => ({
  documentNumber: text(wire.num_documento),
  invoiceNumber: text(wire.num_factura),
  communityTaxId: text(wire.nif_comunitario),
  documentType: text(wire.tipo_documento),
  documentClass: text(wire.classification),
  grouping: text(wire.agrupacion),
  details: text(wire.detalle),
  clientName: text(wire.nombre_cliente),
  destinationCode: text(wire.destino),
  destinationName: text(wire.nombre_destino),
});

/** What tells a line without an id of its own from others: its document, which may come in parts. */
const idOf = (
  { fecha_vencimiento_documento, total }: InvoiceFieldsFragment,
  { documentNumber, invoiceNumber }: ReturnType<typeof namesOf>,
): string =>
  documentNumber === ''
    ? ''
    : [documentNumber, invoiceNumber, text(fecha_vencimiento_documento), text(total)].join('/');

const statusOf = (wire: InvoiceFieldsFragment) => {
  const statusCode = text(wire.estado_documento);
  const compensated = invoiceStatusCodes.compensated;
  return {
    status: invoiceStatusOf(statusCode),
    statusCode,
    settled: statusCode === compensated || text(wire.estado_numero_documento) === compensated,
  };
};

/**
 * A document of the account (spec 3). Null when it cannot be told from others or its amount
 * cannot be read: an amount is never guessed. Dates that do not exist are null.
 */
export function toInvoice(
  row: InvoiceFieldsFragment | null,
  storeContext: StoreContext,
): Invoice | null {
  const wire = entry(row);
  if (!wire) return null;
  const balance = money(wire.total, currency(wire.moneda, storeContext));
  const statusLineId = text(wire.id_edocta_detalle);
  const historyLineId = text(wire.id_histocta_detalle);
  const names = namesOf(wire);
  const id = statusLineId || historyLineId || idOf(wire, names);
  if (id === '' || !balance) return null;
  return {
    id,
    statusLineId,
    historyLineId,
    ...names,
    ...statusOf(wire),
    kind: documentKindOf(names.documentType),
    documentDate: day(wire.fecha_documento),
    dueDate: day(wire.fecha_vencimiento_documento),
    balance,
    blocked: flag(wire.bloqueada),
    hold: holdOf(wire, storeContext),
  };
}
