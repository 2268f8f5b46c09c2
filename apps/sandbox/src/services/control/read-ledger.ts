import type { Database } from '../../database/index.ts';

/** Filter of the ledger; null matches everything. */
export interface LedgerFilter {
  readonly client: string | null;
  /** uuid of a transaction or id_transaccion of a compensation. */
  readonly reference: string | null;
}

const CLIENT_CONDITION = '(:client is null or client_code = :client)';
const LIST_QUERIES = {
  events: `select * from ledger where ${CLIENT_CONDITION}
    and (:reference is null or reference = :reference) order by id`,
  transactions: `select uuid, client_code, user_id, idempotency_key, tipo, id_segment, total, moneda,
      estado, created_at, updated_at, settled_at from transactions where ${CLIENT_CONDITION}
    and (:reference is null or uuid = :reference) order by created_at, uuid`,
  lines: `select l.* from transaction_lines l join transactions t using (uuid)
    where (:client is null or t.client_code = :client)
    and (:reference is null or uuid = :reference) order by l.id`,
  compensations: `select * from compensations where ${CLIENT_CONDITION}
    and (:reference is null or id_transaccion = :reference) order by id_compensacion`,
  locks: `select h.*, d.num_documento, d.client_code from document_locks h
    join documents d on d.id = h.document_id where (:client is null or d.client_code = :client)
    and (:reference is null or h.reference = :reference) order by document_id`,
  vouchers: `select * from vouchers where (:client is null or customer = :client)
    and (:reference is null or uuid = :reference) order by entity_id`,
} as const;

const BALANCES_QUERY = `select id, client_code, num_documento, importe, saldo from documents
  where ${CLIENT_CONDITION} order by id`;

/** The ledger's rows by list. Amounts are in minor units. */
export type LedgerLists = Record<keyof typeof LIST_QUERIES | 'balances', readonly object[]>;

/** Reads the ledger. The reference does not filter the balances. */
export function readLedger(db: Database, filter: LedgerFilter): LedgerLists {
  const { client, reference } = filter;
  const queryList = (name: keyof typeof LIST_QUERIES) =>
    db.all<object>(LIST_QUERIES[name], { client, reference });
  return {
    events: queryList('events'),
    transactions: queryList('transactions'),
    lines: queryList('lines'),
    compensations: queryList('compensations'),
    locks: queryList('locks'),
    vouchers: queryList('vouchers'),
    balances: db.all<object>(BALANCES_QUERY, { client }),
  };
}
