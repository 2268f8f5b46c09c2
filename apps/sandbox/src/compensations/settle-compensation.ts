import type { CompensationLineRow, CompensationRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { writeLedger } from '../environment/ledger.ts';
import { getScope } from '../environment/scope.ts';
import { releaseDocuments } from '../locks/document-locks.ts';

/** Ends a compensation in process: S applies the payments, F leaves everything as it was. */
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
    const { instant } = getScope(environment, row.client_code);
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

/** Each side gives the compensated total, oldest due first, until it is used up. */
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
    const signed = side === 'INVOICE' ? amount : -amount;
    db.run(
      'update compensation_lines set valor_pagado = :signed where id_compensacion_detalle = :id',
      { signed, id: line.id_compensacion_detalle },
    );
    if (amount === 0) continue;
    db.run('update documents set saldo = saldo - :signed where id = :id', {
      signed,
      id: line.document_id,
    });
    writeLedger(environment, {
      kind: 'balance-reduced',
      clientCode: row.client_code,
      reference: row.id_transaccion,
      documentId: line.document_id,
      amount: signed,
    });
  }
}

/** Completes every compensation whose time has come (spec 9: about 15 minutes). */
export function settleDueCompensations(environment: Environment): void {
  const due = environment.db.all<{ id_transaccion: string }>(
    "select id_transaccion from compensations where estado = 'B' and due_at <= :now",
    { now: environment.now() },
  );
  for (const row of due) settleCompensation(environment, row.id_transaccion, 'S');
}
