import type { TransactionLineRow, TransactionRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { writeLedger } from '../environment/ledger.ts';
import { type ClientScope, getClientScope } from '../environment/scope.ts';
import { releaseDocuments } from '../locks/document-locks.ts';

/** Final result of a payment at the provider. */
export type Outcome = 'APROBADA' | 'RECHAZADA';

/** The result of a notification from the provider. */
export interface Settlement {
  /** Current status. The first final status does not change (faults 6). */
  readonly estado: Outcome;
  /** Whether this notification changed the status. */
  readonly hasChanged: boolean;
}

/**
 * Settles a pending transaction and unlocks its documents. An approval reduces their balances.
 * Returns null for an unknown uuid.
 */
export function settleTransaction(
  environment: Environment,
  uuid: string,
  outcome: Outcome,
): Settlement | null {
  const { db } = environment;
  return db.transaction(() => {
    const row = db.get<TransactionRow>('select * from transactions where uuid = :uuid', { uuid });
    if (!row) return null;
    if (row.estado === 'APROBADA' || row.estado === 'RECHAZADA') {
      return { estado: row.estado, hasChanged: false };
    }
    const scope = getClientScope(environment, row.client_code);
    db.run(
      `update transactions set estado = :outcome, updated_at = :instant, settled_at = :instant
       where uuid = :uuid and estado = 'PENDIENTE'`,
      { outcome, uuid, instant: scope.instant },
    );
    const entry = { clientCode: row.client_code, reference: uuid };
    const kind = outcome === 'APROBADA' ? 'transaction-approved' : 'transaction-rejected';
    writeLedger(environment, { ...entry, kind, amount: row.total });
    if (outcome === 'APROBADA') reduceBalances(environment, row);
    settleVouchers(environment, scope, row, outcome);
    if (releaseDocuments(db, uuid) > 0) {
      writeLedger(environment, { ...entry, kind: 'document-released' });
    }
    return { estado: outcome, hasChanged: true };
  });
}

function reduceBalances(environment: Environment, row: TransactionRow): void {
  const { db } = environment;
  const lines = db.all<TransactionLineRow>('select * from transaction_lines where uuid = :uuid', {
    uuid: row.uuid,
  });
  for (const line of lines) {
    const { document_id: id, monto_transaccion: amount } = line;
    const updatedRows = db.run(
      'update documents set saldo = saldo - :amount where id = :id and saldo >= :amount',
      { id, amount },
    );
    if (updatedRows !== 1)
      throw new Error(
        `The balance of document ${id} is lower than the amount of transaction ${row.uuid}.`,
      );
    writeLedger(environment, {
      kind: 'balance-reduced',
      clientCode: row.client_code,
      reference: row.uuid,
      documentId: id,
      amount,
    });
  }
}

function settleVouchers(
  environment: Environment,
  { db, instant }: ClientScope,
  row: TransactionRow,
  outcome: Outcome,
): void {
  const isApproved = outcome === 'APROBADA';
  const updatedRows = db.run(
    "update vouchers set status = :status, updated_at = :instant where uuid = :uuid and status = 'PENDIENTE'",
    { status: isApproved ? 'ACTIVO' : 'RECHAZADO', instant, uuid: row.uuid },
  );
  if (!isApproved || updatedRows === 0) return;
  writeLedger(environment, {
    kind: 'vouchers-activated',
    clientCode: row.client_code,
    reference: row.uuid,
    amount: row.total,
  });
}
