import type { TransaccionOnlineLineInput } from '@surtidor/data/schema';
import type { DocumentRow, TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import { assertNotLocked, lockDocuments } from '../locks/document-locks.ts';
import { assertUnchanged, findDocuments } from '../locks/find-documents.ts';
import { assertSameRequest, parseIdempotencyKey } from '../shared/idempotency.ts';
import { createAmountError, type PaymentLine, parseLines } from './parse-lines.ts';
import { findTransactionByKey, insertTransaction } from './provider-session.ts';

interface SelectedDocument {
  readonly line: PaymentLine;
  readonly document: DocumentRow;
}

/**
 * Creates a payment for invoices and locks them (spec 7, faults 1 to 3, 9, 10). A repeated
 * idempotency key returns the same payment. Throws if an invoice is already locked.
 */
export function createTransaction(
  dealer: Dealer,
  lineInputs: readonly TransaccionOnlineLineInput[],
  idempotencyKey: string | null | undefined,
): TransactionRow {
  const key = parseIdempotencyKey(idempotencyKey);
  const lines = parseLines(lineInputs);
  const fingerprint = JSON.stringify([dealer.user.id, 'FACTURAS', ...lines]);
  return dealer.db.transaction(() => {
    const existing = key === null ? undefined : findTransactionByKey(dealer, key);
    if (existing) {
      assertSameRequest(existing.fingerprint, fingerprint);
      return existing;
    }
    const selectedDocuments = validateDocuments(dealer, lines);
    const total = lines.reduce((sum, line) => sum + line.amount, 0);
    const row = insertTransaction(dealer, {
      tipo: 'FACTURAS',
      total,
      segment: null,
      key,
      fingerprint,
    });
    insertLines(dealer, row.uuid, selectedDocuments);
    lockForPayment(dealer, row, selectedDocuments);
    return row;
  });
}

function validateDocuments(dealer: Dealer, lines: readonly PaymentLine[]): SelectedDocument[] {
  const documents = findDocuments(
    dealer,
    lines.map((line) => line.number),
  );
  const selectedDocuments = documents.flatMap((document, index) => {
    const line = lines[index];
    return line ? [{ line, document }] : [];
  });
  const nonInvoice = selectedDocuments.find(({ document }) => document.naturaleza !== 'INVOICE');
  if (nonInvoice)
    throw createAmountError(nonInvoice.line.number, 'Este documento no se puede pagar en línea');
  assertNotLocked(dealer, documents);
  assertUnchanged(
    selectedDocuments.map(({ line, document }) => ({ document, balance: line.balance })),
  );
  return selectedDocuments;
}

function insertLines(
  { db }: Dealer,
  uuid: string,
  selectedDocuments: readonly SelectedDocument[],
): void {
  for (const { line, document } of selectedDocuments) {
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

function lockForPayment(
  dealer: Dealer,
  row: TransactionRow,
  selectedDocuments: readonly SelectedDocument[],
): void {
  const { environment, clientCode } = dealer;
  const entry = { clientCode, reference: row.uuid };
  writeLedger(environment, { ...entry, kind: 'transaction-opened', amount: row.total });
  const ids = selectedDocuments.map(({ document }) => document.id);
  lockDocuments(dealer, ids, 'PAGO', row.uuid);
  for (const { line, document } of selectedDocuments) {
    writeLedger(environment, {
      ...entry,
      kind: 'document-locked',
      documentId: document.id,
      amount: line.amount,
    });
  }
}
