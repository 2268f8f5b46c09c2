import { defineTable, type RowOf } from '../define-table.ts';

/** Online payments. Amounts are in minor units, timestamps are 'YYYY-MM-DD HH:mm:ss' in the store's time zone. */
export const transactions = defineTable(
  'transactions',
  {
    uuid: 'text primary key not null',
    client_code: 'text not null references clients',
    user_id: 'integer not null references users',
    idempotency_key: 'text',
    /** The request as JSON. A second request with the same idempotency key must be identical. */
    fingerprint: 'text not null',
    /** FACTURAS, CONTADO or BONOS. */
    tipo: 'text not null',
    id_segment: 'text',
    total: 'integer not null',
    moneda: 'text not null',
    /** PENDIENTE, APROBADA or RECHAZADA; the last two are final. */
    estado: "text not null default 'PENDIENTE'",
    /** Passphrase that encrypts the token for the provider. */
    phrase: 'text not null',
    /** The decrypted token. */
    token: 'text not null',
    /**
     * Epoch milliseconds at which the provider's session expires. Null after the payer chose an
     * outcome: from then on the bank settles the payment.
     */
    session_ends_at: 'integer',
    /** Name of the bank that the payer chose on the provider's page. */
    banco: 'text',
    created_at: 'text not null',
    updated_at: 'text not null',
    settled_at: 'text',
  },
  {
    constraints: [
      'unique (client_code, idempotency_key)',
      'check (total > 0)',
      "check (estado in ('PENDIENTE', 'APROBADA', 'RECHAZADA'))",
    ],
    indexes: ['client_code, created_at'],
  },
);

/** Lines of an online payment (spec 3). */
export const transactionLines = defineTable(
  'transaction_lines',
  {
    id: 'integer primary key',
    uuid: 'text not null references transactions',
    document_id: 'integer not null references documents',
    fecha_vencimiento: 'text',
    monto_documento: 'integer not null',
    monto_transaccion: 'integer not null',
    numero_documento: 'text not null',
    numero_factura: 'text',
    observaciones: 'text',
    tipo_transaccion: 'text not null',
  },
  { constraints: ['unique (uuid, document_id)'], indexes: ['document_id'] },
);

/** Compensations (spec 3). */
export const compensations = defineTable(
  'compensations',
  {
    id_compensacion: 'integer primary key',
    id_transaccion: 'text not null unique',
    client_code: 'text not null references clients',
    user_id: 'integer not null references users',
    idempotency_key: 'text',
    fingerprint: 'text not null',
    total_compensado: 'integer not null',
    /** Sum of the payments as a positive amount. */
    total_pagos: 'integer not null',
    total_facturas: 'integer not null',
    /** B pending, F rejected, S completed. */
    estado: "text not null default 'B'",
    /** Epoch milliseconds at which the compensation is completed; null to leave it pending. */
    due_at: 'integer',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  {
    constraints: ['unique (client_code, idempotency_key)', "check (estado in ('B', 'F', 'S'))"],
    indexes: ['client_code, created_at', 'estado, due_at'],
  },
);

export const compensationLines = defineTable(
  'compensation_lines',
  {
    id_compensacion_detalle: 'integer primary key',
    id_compensacion: 'integer not null references compensations',
    document_id: 'integer not null references documents',
    num_documento: 'text not null',
    num_factura: 'text',
    fecha_documento: 'text',
    fecha_vencimiento_documento: 'text',
    monto_documento: 'integer not null',
    /** Compensated amount of the document; 0 while the compensation is pending. */
    valor_pagado: 'integer not null',
    /** INVOICE or PAYMENT. */
    tipo_documento: 'text not null',
  },
  { indexes: ['id_compensacion', 'num_factura'] },
);

export type TransactionRow = RowOf<typeof transactions>;
export type TransactionLineRow = RowOf<typeof transactionLines>;
export type CompensationRow = RowOf<typeof compensations>;
export type CompensationLineRow = RowOf<typeof compensationLines>;
