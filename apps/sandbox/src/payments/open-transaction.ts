import type { TransaccionOnlineLineInput } from '@surtidor/data/schema';
import type { DocumentRow, TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import { lockDocuments, refuseLocked } from '../locks/document-locks.ts';
import { findDocuments, refuseChanged } from '../locks/find-documents.ts';
import { readKey, refuseOtherRequest } from '../shared/idempotency.ts';
import { insertTransaction, transactionByKey } from './provider-session.ts';
import { badAmount, type ReadLine, readLines } from './read-lines.ts';

interface PaidDocument {
  readonly line: ReadLine;
  readonly document: DocumentRow;
}

/**
 * Opens a payment session for invoices atomically (spec 7, faults 1 to 3, 9, 10). A repeated key
 * returns the same session; invoices of live attempts are rejected.
 */
export function openTransaction(
  dealer: Dealer,
  given: readonly TransaccionOnlineLineInput[],
  givenKey: string | null | undefined,
): TransactionRow {
  const key = readKey(givenKey);
  const lines = readLines(given);
  const fingerprint = JSON.stringify(['FACTURAS', ...lines]);
  return dealer.db.transaction(() => {
    const known = key === null ? undefined : transactionByKey(dealer, key);
    if (known) {
      refuseOtherRequest(known.fingerprint, fingerprint);
      return known;
    }
    const paid = matchDocuments(dealer, lines);
    const total = lines.reduce((sum, line) => sum + line.amount, 0);
    const row = insertTransaction(dealer, {
      tipo: 'FACTURAS',
      total,
      segment: null,
      key,
      fingerprint,
    });
    insertLines(dealer, row.uuid, paid);
    holdForPayment(dealer, row, paid);
    return row;
  });
}

function matchDocuments(dealer: Dealer, lines: readonly ReadLine[]): PaidDocument[] {
  const documents = findDocuments(
    dealer,
    lines.map((line) => line.number),
  );
  const paid = documents.flatMap((document, place) => {
    const line = lines[place];
    return line ? [{ line, document }] : [];
  });
  const credit = paid.find(({ document }) => document.naturaleza !== 'INVOICE');
  if (credit) throw badAmount(credit.line.number, 'Este documento no se puede pagar en línea');
  refuseLocked(dealer, documents);
  refuseChanged(paid.map(({ line, document }) => ({ document, balance: line.balance })));
  return paid;
}

function insertLines({ db }: Dealer, uuid: string, paid: readonly PaidDocument[]): void {
  for (const { line, document } of paid) {
    db.run(
      `insert into transaction_lines (uuid, document_id, fecha_vencimiento, monto_documento,
         monto_transaccion, numero_documento, numero_factura, observaciones, tipo_transaccion)
       values (:uuid, :document, :due, :balance, :amount, :number, :invoice, :notes, :type)`,
      {
        uuid,
        document: document.id,
        due: document.fecha_vencimiento_documento,
        balance: line.balance,
        amount: line.amount,
        number: line.number,
        invoice: document.num_factura,
        notes: line.notes,
        type: line.type,
      },
    );
  }
}

function holdForPayment(dealer: Dealer, row: TransactionRow, paid: readonly PaidDocument[]): void {
  const { environment, clientCode } = dealer;
  const entry = { clientCode, reference: row.uuid };
  writeLedger(environment, { ...entry, kind: 'transaction-opened', amount: row.total });
  const ids = paid.map(({ document }) => document.id);
  lockDocuments(dealer, ids, 'PAGO', row.uuid);
  for (const { line, document } of paid) {
    writeLedger(environment, {
      ...entry,
      kind: 'document-locked',
      documentId: document.id,
      amount: line.amount,
    });
  }
}
