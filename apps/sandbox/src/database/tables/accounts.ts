import { defineTable, type InsertOf, type RowOf } from '../define-table.ts';

/** Options of the document filter (spec 3, document class). */
export const documentClasses = defineTable('document_classes', {
  agrupacion: 'text primary key not null',
  nombre: 'text not null',
  sort_order: 'integer not null',
});

/**
 * Invoices, debit notes, credit notes and payments. Amounts are in minor units: positive for
 * invoices and debit notes, negative for credit notes and payments. Status and days overdue are
 * not stored; queries derive them from `saldo`, the due date and today's date.
 */
export const documents = defineTable(
  'documents',
  {
    /** Returned as id_edocta_detalle. */
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
    /** 'YYYY-MM-DD', or '0000-00-00' without a due date. */
    fecha_vencimiento_documento: 'text not null',
    /** Original amount. */
    importe: 'integer not null',
    /** Open balance, with the sign of `importe`; 0 when settled. */
    saldo: 'integer not null',
    detalle: "text not null default ''",
    /** Code of the destination. */
    destino: 'text',
    nombre_destino: 'text',
    ciudad: 'text',
    direccion: 'text',
    negocio: "text not null default 'EDS'",
    /** '1' if the distributor blocked the document. Locks by payments are in document_locks. */
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
 * Documents locked by a pending payment or compensation. The primary key guarantees that a document
 * is in at most one of them, even with concurrent requests.
 */
export const documentLocks = defineTable(
  'document_locks',
  {
    document_id: 'integer primary key not null references documents',
    /** 'PAGO' or 'COMPENSACION'. */
    kind: 'text not null',
    /** uuid of the transaction, or id_transaccion of the compensation. */
    reference: 'text not null',
    /** 'YYYY-MM-DD HH:mm:ss' in the store's time zone. */
    since: 'text not null',
  },
  { indexes: ['reference'] },
);

export type DocumentRow = RowOf<typeof documents>;
export type DocumentInsert = InsertOf<typeof documents>;
