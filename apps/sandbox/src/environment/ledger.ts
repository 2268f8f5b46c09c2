import type { Environment } from './environment.ts';

export type LedgerKind =
  | 'transaction-opened'
  | 'document-locked'
  | 'document-released'
  | 'transaction-approved'
  | 'transaction-rejected'
  | 'balance-reduced'
  | 'compensation-opened'
  | 'compensation-completed'
  | 'compensation-rejected'
  | 'vouchers-registered'
  | 'vouchers-activated';

/** One entry of the ledger. Amounts are in minor units. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly clientCode: string;
  /** uuid of a transaction or id_transaccion of a compensation. */
  readonly reference: string;
  readonly documentId?: number;
  readonly amount?: number;
}

/** Appends to the ledger; call it in the transaction of the change. */
export function writeLedger({ db, now }: Environment, entry: LedgerEntry): void {
  db.run(
    `insert into ledger (at, kind, client_code, reference, document_id, amount)
     values (:at, :kind, :client, :reference, :document, :amount)`,
    {
      at: now(),
      kind: entry.kind,
      client: entry.clientCode,
      reference: entry.reference,
      document: entry.documentId ?? null,
      amount: entry.amount ?? null,
    },
  );
}
