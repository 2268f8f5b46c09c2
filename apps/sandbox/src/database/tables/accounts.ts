import { defineTable, type InsertOf, type RowOf } from '../define-table.ts';

/** Choices of the document filter (spec 3, document class). */
export const documentClasses = defineTable('document_classes', {
  agrupacion: 'text primary key not null',
  nombre: 'text not null',
  sort_order: 'integer not null',
});

/**
 * Every document of every client: invoices, debit and credit notes, payments. Money is in minor
 * units; invoices and debit notes are positive, credit notes and payments negative. State and days
 * past due are worked out from `saldo`, the due date and today, never stored.
 */
export const documents = defineTable(
  'documents',
  {
    /** Answered as id_edocta_detalle. */
    id: 'integer primary key',
    id_histocta_detalle: 'integer not null unique',
    client_code: 'text not null references clients',
    /** 'INVOICE' (invoice, debit note), 'CREDIT' (credit note) or 'PAYMENT'. */
    naturaleza: 'text not null',
    /** RV, DG, DZ, DB, DB-SF or DB-SP. */
    tipo_documento: 'text not null',
    agrupacion: 'text not null',
    classification: 'text not null',
    num_documento: 'text not null',
    num_factura: 'text not null',
    nif_comunitario: 'text',
    cufe: 'text',
    /** 'YYYY-MM-DD'. */
    fecha_documento: 'text not null',
    /** 'YYYY-MM-DD', or '0000-00-00' when it never falls due. */
    fecha_vencimiento_documento: 'text not null',
    /** Original amount. */
    importe: 'integer not null',
    /** What is still open; 0 = compensated. Between 0 and importe, with importe's sign. */
    saldo: 'integer not null',
    detalle: "text not null default ''",
    /** Code of the destination. */
    destino: 'text',
    nombre_destino: 'text',
    ciudad: 'text',
    direccion: 'text',
    negocio: "text not null default 'EDS'",
    /** '1' when the distributor itself blocked it; locks of payments are in document_locks. */
    bloqueada: "text not null default '0'",
    /** 'YYYY-MM-DD HH:mm:ss'. */
    created_at: 'text not null',
  },
  {
    constraints: [
      'unique (client_code, num_documento)',
      "check (naturaleza in ('INVOICE', 'CREDIT', 'PAYMENT'))",
      'check (saldo = 0 or (sign(saldo) = sign(importe) and abs(saldo) <= abs(importe)))',
    ],
    indexes: [
      'client_code, fecha_vencimiento_documento, num_documento',
      'client_code, fecha_documento, id',
      'client_code, naturaleza, saldo, fecha_vencimiento_documento',
      'cufe',
    ],
  },
);

/**
 * Documents locked by a payment in progress or a compensation in process. The primary key is the
 * guarantee: a document can be in one live attempt only, whoever asks at the same time.
 */
export const documentLocks = defineTable(
  'document_locks',
  {
    document_id: 'integer primary key not null references documents',
    /** 'PAGO' or 'COMPENSACION'. */
    kind: 'text not null',
    /** uuid of the transaction, or id_transaccion of the compensation. */
    reference: 'text not null',
    /** 'YYYY-MM-DD HH:mm:ss' in the store's zone. */
    since: 'text not null',
  },
  { indexes: ['reference'] },
);

export type DocumentRow = RowOf<typeof documents>;
export type DocumentInsert = InsertOf<typeof documents>;
