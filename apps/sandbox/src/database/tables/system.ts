import { defineTable, type RowOf } from '../define-table.ts';

/** Addresses of files handed out: /files/{id}. The id is random, so an address is its own key. */
export const downloads = defineTable(
  'downloads',
  {
    id: 'text primary key not null',
    client_code: 'text not null references clients',
    /** What to make, e.g. 'invoice' (see FileKind). */
    kind: 'text not null',
    /** JSON: what the file is made of. */
    reference: 'text not null',
    created_at: 'integer not null',
  },
  { constraints: ['unique (client_code, kind, reference)'] },
);

/**
 * What happened to money, in the order it happened, written in the same database transaction as
 * the change itself. Tests read it; nothing updates it.
 */
export const ledger = defineTable(
  'ledger',
  {
    id: 'integer primary key autoincrement',
    /** Epoch milliseconds. */
    at: 'integer not null',
    kind: 'text not null',
    client_code: 'text not null',
    /** uuid of a transaction or id_transaccion of a compensation. */
    reference: 'text not null',
    document_id: 'integer',
    /** Minor units. */
    amount: 'integer',
  },
  { indexes: ['reference'] },
);

/** Named values of the installation: the world it was loaded with, its seed, its day. */
export const settings = defineTable('settings', {
  name: 'text primary key not null',
  value: 'text not null',
});

export type DownloadRow = RowOf<typeof downloads>;
export type LedgerRow = RowOf<typeof ledger>;
