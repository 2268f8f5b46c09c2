import type { CompensationLineRow, CompensationRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { writeLedger } from '../environment/ledger.ts';
import { getClientScope } from '../environment/scope.ts';
import { releaseDocuments } from '../locks/document-locks.ts';

/**
 * Settles a pending compensation. 'S' applies the payments, 'F' leaves the balances unchanged.
 * Returns the final status, or null for an unknown reference.
 */
export function settleCompensation(
  environment: Environment,
  reference: string,
  outcome: 'S' | 'F',
): 'S' | 'F' | null {
  const { db } = environment;
  return db.transaction(() => {
    const row = db.get<CompensationRow>(
      'select * from compensations where id_transaccion = :reference',
      { reference },
    );
    if (!row) return null;
    if (row.estado === 'S' || row.estado === 'F') return row.estado;
    const { instant } = getClientScope(environment, row.client_code);
    db.run(
      'update compensations set estado = :outcome, updated_at = :instant where id_transaccion = :reference',
      { outcome, instant, reference },
    );
    if (outcome === 'S') applyPayments(environment, row);
    writeLedger(environment, {
      kind: outcome === 'S' ? 'compensation-completed' : 'compensation-rejected',
      clientCode: row.client_code,
      reference,
      amount: row.total_compensado,
    });
    releaseDocuments(db, reference);
    return outcome;
  });
}

/** Reduces the balances on each side by the compensated total, earliest due date first. */
function applyPayments(environment: Environment, row: CompensationRow): void {
  const { db } = environment;
  const lines = db.all<CompensationLineRow>(
    `select * from compensation_lines where id_compensacion = :id
     order by fecha_vencimiento_documento, id_compensacion_detalle`,
    { id: row.id_compensacion },
  );
  const remaining = { INVOICE: row.total_compensado, PAYMENT: row.total_compensado };
  for (const line of lines) {
    const side = line.tipo_documento === 'INVOICE' ? 'INVOICE' : 'PAYMENT';
    const amount = Math.min(Math.abs(line.monto_documento), remaining[side]);
    remaining[side] -= amount;
    const reduction = side === 'INVOICE' ? amount : -amount;
    db.run(
      'update compensation_lines set valor_pagado = :reduction where id_compensacion_detalle = :id',
      { reduction, id: line.id_compensacion_detalle },
    );
    if (amount === 0) continue;
    db.run('update documents set saldo = saldo - :reduction where id = :id', {
      reduction,
      id: line.document_id,
    });
    writeLedger(environment, {
      kind: 'balance-reduced',
      clientCode: row.client_code,
      reference: row.id_transaccion,
      documentId: line.document_id,
      amount: reduction,
    });
  }
}

/** Completes the compensations that are due, about 15 minutes after their creation (spec 9). */
export function settleDueCompensations(environment: Environment): void {
  const dueCompensations = environment.db.all<{ id_transaccion: string }>(
    "select id_transaccion from compensations where estado = 'B' and due_at <= :now",
    { now: environment.now() },
  );
  for (const row of dueCompensations) settleCompensation(environment, row.id_transaccion, 'S');
}
