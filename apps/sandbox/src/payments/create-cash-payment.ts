import type { EasyPayContadoFilterInput } from '@surtidor/data/schema';
import { paymentSegments, voucherSegment } from '@surtidor/domain/vocabulary';
import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import { createGraphqlError, createInvalidInputError } from '../shared/errors.ts';
import { assertSameRequest, parseIdempotencyKey } from '../shared/idempotency.ts';
import { parseMinor } from '../shared/money.ts';
import { findTransactionByKey, insertTransaction } from './provider-session.ts';

function assertKnownSegment(segment: string): void {
  if (segment === voucherSegment || paymentSegments.some(({ code }) => code === segment)) return;
  throw createInvalidInputError('id_segment', 'El segmento de negocio no existe.');
}

/** Creates a payment for an amount without invoices (spec 7, easyPayContado). */
export function createCashPayment(
  dealer: Dealer,
  input: EasyPayContadoFilterInput,
): TransactionRow {
  const segment = input.id_segment;
  assertKnownSegment(segment);
  const total = parseMinor(input.amount);
  if (total === null || total <= 0) {
    throw createGraphqlError('AMOUNT_INVALID', 'El monto a pagar debe ser mayor que cero.');
  }
  const key = parseIdempotencyKey(input.idempotency_key);
  const tipo = segment === voucherSegment ? 'BONOS' : 'CONTADO';
  const fingerprint = JSON.stringify([dealer.user.id, tipo, segment, total]);
  return dealer.db.transaction(() => {
    const existing = key === null ? undefined : findTransactionByKey(dealer, key);
    if (existing) {
      assertSameRequest(existing.fingerprint, fingerprint);
      return existing;
    }
    const row = insertTransaction(dealer, { tipo, total, segment, key, fingerprint });
    writeLedger(dealer.environment, {
      kind: 'transaction-opened',
      clientCode: dealer.clientCode,
      reference: row.uuid,
      amount: total,
    });
    return row;
  });
}
