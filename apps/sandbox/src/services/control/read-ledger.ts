import type { Database } from '../../database/index.ts';

/** Filter of the ledger; null matches everything. */
export interface LedgerFilter {
  readonly client: string | null;
  /** uuid of a transaction or id_transaccion of a compensation. */
  readonly reference: string | null;
}

const OF_CLIENT = '(:client is null or client_code = :client)';
const LISTS = {
  events: `select * from ledger where ${OF_CLIENT}
    and (:reference is null or reference = :reference) order by id`,
  transactions: `select uuid, client_code, user_id, idempotency_key, tipo, id_segment, total, moneda,
      estado, created_at, updated_at, settled_at from transactions where ${OF_CLIENT}
    and (:reference is null or uuid = :reference) order by created_at, uuid`,
  lines: `select l.* from transaction_lines l join transactions t using (uuid)
    where (:client is null or t.client_code = :client)
    and (:reference is null or uuid = :reference) order by l.id`,
  compensations: `select * from compensations where ${OF_CLIENT}
    and (:reference is null or id_transaccion = :reference) order by id_compensacion`,
  locks: `select h.*, d.num_documento, d.client_code from document_locks h
    join documents d on d.id = h.document_id where (:client is null or d.client_code = :client)
    and (:reference is null or h.reference = :reference) order by document_id`,
  vouchers: `select * from vouchers where (:client is null or customer = :client)
    and (:reference is null or uuid = :reference) order by entity_id`,
} as const;

const BALANCES = `select id, client_code, num_documento, importe, saldo from documents
  where ${OF_CLIENT} order by id`;

/** Rows with balance and payment data. Amounts are in minor units. */
export type LedgerLists = Record<keyof typeof LISTS | 'balances', readonly object[]>;

/** Reads the ledger. The reference does not filter the balances. */
export function readLedger(db: Database, filter: LedgerFilter): LedgerLists {
  const { client, reference } = filter;
  const list = (name: keyof typeof LISTS) => db.all<object>(LISTS[name], { client, reference });
  return {
    events: list('events'),
    transactions: list('transactions'),
    lines: list('lines'),
    compensations: list('compensations'),
    locks: list('locks'),
    vouchers: list('vouchers'),
    balances: db.all<object>(BALANCES, { client }),
  };
}
