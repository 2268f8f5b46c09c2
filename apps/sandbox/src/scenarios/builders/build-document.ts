import { addDays } from '../../shared/time.ts';
import { convertToCurrency, type SandboxStore } from '../../stores.ts';
import { groupings } from '../reference/document-classes.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A document row with its id. */
export type DocumentWithId = RowIn<'documents'> & { readonly id: number };

type Overrides = Partial<RowIn<'documents'>>;

/** Returns the fiscal code of an electronic invoice: 96 hexadecimal digits, derived from the id. */
const getCufe = (id: number): string =>
  Array.from({ length: 12 }, (_, part) =>
    (Math.imul(id * 12 + part + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0'),
  ).join('');

/** Builds a document row with the defaults that all kinds share. */
function buildDocument(
  context: ScenarioContext,
  kind: Pick<
    RowIn<'documents'>,
    'naturaleza' | 'tipo_documento' | 'agrupacion' | 'classification' | 'importe'
  >,
  prefix: string,
  overrides: Overrides,
): DocumentWithId {
  const id = context.nextId('document');
  const day = overrides.fecha_documento ?? addDays(context.today, -10);
  const importe = overrides.importe ?? kind.importe;
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
    created_at: getPastTimestamp(context, day, 7 * 60 + (id % 600)),
    ...overrides,
    importe,
    id,
  };
}

const getInvoiceGrouping = (store: SandboxStore) =>
  store.lubricants ? groupings.lubricants : groupings.fuel;

/** Builds an open invoice, due in 20 days. */
export function buildInvoice(context: ScenarioContext, overrides: Overrides = {}): DocumentWithId {
  const row = buildDocument(
    context,
    {
      naturaleza: 'INVOICE',
      tipo_documento: 'RV',
      agrupacion: getInvoiceGrouping(context.store),
      classification: 'Factura',
      importe: convertToCurrency(context.store, 2_450_000_000),
    },
    '18',
    overrides,
  );
  return {
    ...row,
    num_factura: overrides.num_factura ?? `FEV${100_000 + row.id}`,
    cufe: overrides.cufe === undefined ? getCufe(row.id) : overrides.cufe,
  };
}

/** Builds an open debit note. */
export const buildDebitNote = (
  context: ScenarioContext,
  type: 'DB' | 'DB-SF' | 'DB-SP',
  overrides: Overrides = {},
): DocumentWithId =>
  buildDocument(
    context,
    {
      naturaleza: 'INVOICE',
      tipo_documento: type,
      agrupacion: type === 'DB' ? groupings.debit : groupings.interest,
      classification: type === 'DB' ? 'Nota débito' : 'Intereses de mora',
      importe: convertToCurrency(context.store, 86_000_000),
    },
    '16',
    overrides,
  );

/** Builds an open credit note. */
export const buildCreditNote = (
  context: ScenarioContext,
  overrides: Overrides = {},
): DocumentWithId =>
  buildDocument(
    context,
    {
      naturaleza: 'CREDIT',
      tipo_documento: 'DG',
      agrupacion: groupings.credit,
      classification: 'Nota crédito',
      importe: -convertToCurrency(context.store, 120_000_000),
    },
    '17',
    overrides,
  );

/** Builds a payment that is not applied to an invoice. */
export const buildPayment = (context: ScenarioContext, overrides: Overrides = {}): DocumentWithId =>
  buildDocument(
    context,
    {
      naturaleza: 'PAYMENT',
      tipo_documento: 'DZ',
      agrupacion: groupings.payment,
      classification: 'Pago',
      importe: -convertToCurrency(context.store, 1_800_000_000),
    },
    '14',
    overrides,
  );
