import { defineTable, type RowOf } from '../define-table.ts';

/** Questions and claims about an invoice, order or payment. */
export const claims = defineTable(
  'claims',
  {
    id: 'text primary key not null',
    client_code: 'text not null references clients',
    user_id: 'integer not null references users',
    /** The client's key. */
    clave: 'text not null',
    /** FACTURA, PEDIDO or PAGO. */
    tipo: 'text not null',
    /** Document number, order number or uuid. */
    referencia: 'text not null',
    motivo: 'text not null',
    /** JSON list of names. */
    adjuntos: "text not null default '[]'",
    /** JSON list of {estado, fecha, texto}, oldest first. */
    eventos: 'text not null',
    created_at: 'text not null',
  },
  {
    constraints: ['unique (client_code, clave)'],
    indexes: ['client_code, tipo, referencia'],
  },
);

export type ClaimRow = RowOf<typeof claims>;
