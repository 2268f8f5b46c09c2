import { defineTable } from '../define-table.ts';

/** Append-only log of money changes, written in the transaction of the change. Read by tests. */
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

/** Named values of the installation: the scenario it was loaded with, its seed, its day. */
export const settings = defineTable('settings', {
  name: 'text primary key not null',
  value: 'text not null',
});
