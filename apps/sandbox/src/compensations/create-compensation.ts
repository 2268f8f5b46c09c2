import type { CompensacionLineInput } from '@surtidor/data/schema';
import type { CompensationRow, DocumentRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import { assertNotLocked, lockDocuments } from '../locks/document-locks.ts';
import { assertUnchanged, findDocuments } from '../locks/find-documents.ts';
import { createGraphqlError } from '../shared/errors.ts';
import { assertSameRequest, parseIdempotencyKey } from '../shared/idempotency.ts';
import { type CompensationLine, parseLines } from './parse-lines.ts';

interface SelectedDocument {
  readonly line: CompensationLine;
  readonly document: DocumentRow;
}

/** Creates a compensation, locks its documents and returns the transaction id (spec 7). */
export function createCompensation(
  dealer: Dealer,
  lineInputs: readonly CompensacionLineInput[],
  idempotencyKey: string | null | undefined,
): string {
  const key = parseIdempotencyKey(idempotencyKey);
  const lines = parseLines(lineInputs);
  const fingerprint = JSON.stringify(lines);
  return dealer.db.transaction(() => {
    const existing = key === null ? undefined : findByKey(dealer, key);
    if (existing) {
      assertSameRequest(existing.fingerprint, fingerprint);
      return existing.id_transaccion;
    }
    const selectedDocuments = validateDocuments(dealer, lines);
    const reference = crypto.randomUUID();
    insertCompensation(dealer, reference, key, fingerprint, selectedDocuments);
    const ids = selectedDocuments.map(({ document }) => document.id);
    lockDocuments(dealer, ids, 'COMPENSACION', reference);
    return reference;
  });
}

const findByKey = ({ db, clientCode }: Dealer, key: string): CompensationRow | undefined =>
  db.get<CompensationRow>(
    'select * from compensations where client_code = :client and idempotency_key = :key',
    { client: clientCode, key },
  );

function validateDocuments(dealer: Dealer, lines: readonly CompensationLine[]): SelectedDocument[] {
  const documents = findDocuments(
    dealer,
    lines.map((line) => line.number),
  );
  const selectedDocuments = documents.flatMap((document, index) => {
    const line = lines[index];
    return line ? [{ line, document }] : [];
  });
  for (const { line, document } of selectedDocuments) {
    if ((document.naturaleza === 'INVOICE') !== (line.side === 'INVOICE')) {
      throw createGraphqlError(
        'AMOUNT_INVALID',
        `El documento ${line.number} no es del lado indicado.`,
      );
    }
  }
  assertNotLocked(dealer, documents);
  assertUnchanged(
    selectedDocuments.map(({ line, document }) => ({
      document,
      balance: line.side === 'INVOICE' ? line.amount : -line.amount,
    })),
  );
  return selectedDocuments;
}

const sumSide = (
  selectedDocuments: readonly SelectedDocument[],
  side: CompensationLine['side'],
): number =>
  selectedDocuments.reduce((sum, { line }) => (line.side === side ? sum + line.amount : sum), 0);

function insertCompensation(
  dealer: Dealer,
  reference: string,
  key: string | null,
  fingerprint: string,
  selectedDocuments: readonly SelectedDocument[],
): void {
  const { db, environment, clientCode, instant } = dealer;
  const payments = sumSide(selectedDocuments, 'PAYMENT');
  const invoices = sumSide(selectedDocuments, 'INVOICE');
  const total = Math.min(payments, invoices);
  db.run(
    `insert into compensations (id_transaccion, client_code, user_id, idempotency_key, fingerprint,
       total_compensado, total_pagos, total_facturas, due_at, created_at, updated_at)
     values (:reference, :client, :user, :key, :fingerprint, :total, :payments, :invoices, :due,
       :instant, :instant)`,
    {
      reference,
      client: clientCode,
      user: dealer.user.id,
      key,
      fingerprint,
      total,
      payments,
      invoices,
      due: environment.now() + environment.limits.compensationMs,
      instant,
    },
  );
  for (const { line, document } of selectedDocuments) insertLine(dealer, reference, line, document);
  writeLedger(environment, { kind: 'compensation-opened', clientCode, reference, amount: total });
}

const insertLine = (
  { db }: Dealer,
  reference: string,
  line: CompensationLine,
  document: DocumentRow,
) =>
  db.run(
    `insert into compensation_lines (id_compensacion, document_id, num_documento, num_factura,
       fecha_documento, fecha_vencimiento_documento, monto_documento, valor_pagado, tipo_documento)
     select id_compensacion, :document, :number, :invoice, :date, :due, :amount, 0, :side
     from compensations where id_transaccion = :reference`,
    {
      reference,
      document: document.id,
      number: document.num_documento,
      invoice: document.num_factura,
      date: document.fecha_documento,
      due: document.fecha_vencimiento_documento,
      amount: document.saldo,
      side: line.side,
    },
  );
