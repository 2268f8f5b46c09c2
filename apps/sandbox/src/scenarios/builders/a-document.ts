import { addDays } from '../../shared/time.ts';
import { inCurrency, type SandboxStore } from '../../stores.ts';
import { groupings } from '../reference/document-classes.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A document row whose id is known. */
export type KnownDocument = RowIn<'documents'> & { readonly id: number };

type Over = Partial<RowIn<'documents'>>;

/** 96 hexadecimal digits, as electronic invoices carry them; spread from the id without chance. */
const getCufe = (id: number): string =>
  Array.from({ length: 12 }, (_, part) =>
    (Math.imul(id * 12 + part + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0'),
  ).join('');

/** Columns shared by all documents. */
function document(
  context: ScenarioContext,
  kind: Pick<
    RowIn<'documents'>,
    'naturaleza' | 'tipo_documento' | 'agrupacion' | 'classification' | 'importe'
  >,
  prefix: string,
  over: Over,
): KnownDocument {
  const id = context.ids('document');
  const day = over.fecha_documento ?? addDays(context.today, -10);
  const importe = over.importe ?? kind.importe;
  return {
    id_histocta_detalle: 500_000 + id,
    client_code: context.client,
    ...kind,
    num_documento: `${prefix}${String(10_000_000 + id)}`,
    num_factura: '',
    nif_comunitario: null,
    cufe: null,
    fecha_documento: day,
    fecha_vencimiento_documento: addDays(day, 30),
    saldo: importe,
    detalle: kind.classification,
    negocio: 'EDS',
    created_at: happened(context, day, 7 * 60 + (id % 600)),
    ...over,
    importe,
    id,
  };
}

const invoiceGrouping = (store: SandboxStore) =>
  store.lubricants ? groupings.lubricants : groupings.fuel;

/** An open invoice, due in 20 days. */
export function anInvoice(context: ScenarioContext, over: Over = {}): KnownDocument {
  const inserted = document(
    context,
    {
      naturaleza: 'INVOICE',
      tipo_documento: 'RV',
      agrupacion: invoiceGrouping(context.store),
      classification: 'Factura',
      importe: inCurrency(context.store, 2_450_000_000),
    },
    '18',
    over,
  );
  return {
    ...inserted,
    num_factura: over.num_factura ?? `FEV${100_000 + inserted.id}`,
    cufe: over.cufe === undefined ? getCufe(inserted.id) : over.cufe,
  };
}

/** An open debit note of one of the three types. */
export const aDebitNote = (
  context: ScenarioContext,
  type: 'DB' | 'DB-SF' | 'DB-SP',
  over: Over = {},
): KnownDocument =>
  document(
    context,
    {
      naturaleza: 'INVOICE',
      tipo_documento: type,
      agrupacion: type === 'DB' ? groupings.debit : groupings.interest,
      classification: type === 'DB' ? 'Nota débito' : 'Intereses de mora',
      importe: inCurrency(context.store, 86_000_000),
    },
    '16',
    over,
  );

/** An open credit note. */
export const aCreditNote = (context: ScenarioContext, over: Over = {}): KnownDocument =>
  document(
    context,
    {
      naturaleza: 'CREDIT',
      tipo_documento: 'DG',
      agrupacion: groupings.credit,
      classification: 'Nota crédito',
      importe: -inCurrency(context.store, 120_000_000),
    },
    '17',
    over,
  );

/** A payment not yet applied to anything. */
export const aPayment = (context: ScenarioContext, over: Over = {}): KnownDocument =>
  document(
    context,
    {
      naturaleza: 'PAYMENT',
      tipo_documento: 'DZ',
      agrupacion: groupings.payment,
      classification: 'Pago',
      importe: -inCurrency(context.store, 1_800_000_000),
    },
    '14',
    over,
  );
