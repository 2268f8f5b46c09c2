import type { EasyPayContadoFilterInput } from '@surtidor/data/schema';
import { paymentSegments, voucherSegment } from '@surtidor/domain/vocabulary';
import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import { graphqlError, invalidInput } from '../shared/errors.ts';
import { readKey, refuseOtherRequest } from '../shared/idempotency.ts';
import { parseMinor } from '../shared/money.ts';
import { insertTransaction, transactionByKey } from './provider-session.ts';

function refuseUnknownSegment(segment: string): void {
  if (segment === voucherSegment || paymentSegments.some(({ code }) => code === segment)) return;
  throw invalidInput('id_segment', 'El segmento de negocio no existe.');
}

/** Opens a payment session for an amount without documents (spec 7, easyPayContado). */
export function openCashPayment(
  dealer: Dealer,
  requested: EasyPayContadoFilterInput,
): TransactionRow {
  const segment = requested.id_segment;
  refuseUnknownSegment(segment);
  const total = parseMinor(requested.amount);
  if (total === null || total <= 0) {
    throw graphqlError('AMOUNT_INVALID', 'El monto a pagar debe ser mayor que cero.');
  }
  const key = readKey(requested.idempotency_key);
  const tipo = segment === voucherSegment ? 'BONOS' : 'CONTADO';
  const fingerprint = JSON.stringify([tipo, segment, total]);
  return dealer.db.transaction(() => {
    const known = key === null ? undefined : transactionByKey(dealer, key);
    if (known) {
      refuseOtherRequest(known.fingerprint, fingerprint);
      return known;
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
