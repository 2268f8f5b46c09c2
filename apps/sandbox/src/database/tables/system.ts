import { defineTable } from '../define-table.ts';

/** Append-only log of balance and payment changes, written in the same transaction. Tests read it. */
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

/** Key-value pairs about the loaded data: scenario, seed and date. */
export const settings = defineTable('settings', {
  name: 'text primary key not null',
  value: 'text not null',
});
