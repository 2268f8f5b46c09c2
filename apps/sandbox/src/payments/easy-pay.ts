import type { EasyPayContadoFilterInput } from '@surtidor/data/schema';
import {
  paymentSegments,
  permission,
  permissionNames,
  voucherSegment,
} from '@surtidor/domain/vocabulary';
import type { Dealer } from '../context.ts';
import type { TransactionRow } from '../database/index.ts';
import { forbidden, invalidInput, refusal } from '../shared/errors.ts';
import { readKey, refuseOtherRequest } from '../shared/idempotency.ts';
import { writeLedger } from '../shared/ledger.ts';
import { parseMinor } from '../shared/money.ts';
import { insertTransaction, transactionByKey } from './provider-session.ts';

/** Vouchers are for everyone; a cash payment asks for one of the permissions to pay. */
function refuseSegment({ environment, permissions }: Dealer, segment: string): void {
  if (segment === voucherSegment) return;
  if (!paymentSegments.some(({ code }) => code === segment)) {
    throw invalidInput('id_segment', 'El segmento de negocio no existe.');
  }
  const wanted = [permissionNames.pendingInvoices, permissionNames.dashboard].map((name) =>
    permission(environment.product, name),
  );
  if (!wanted.some((name) => permissions.has(name))) throw forbidden(wanted);
}

/** Opens a payment session for an amount without documents (spec 7, easyPayContado). */
export function openCashPayment(dealer: Dealer, asked: EasyPayContadoFilterInput): TransactionRow {
  const segment = asked.id_segment;
  refuseSegment(dealer, segment);
  const total = parseMinor(asked.amount);
  if (total === null || total <= 0) {
    throw refusal('AMOUNT_INVALID', 'El monto a pagar debe ser mayor que cero.');
  }
  const key = readKey(asked.idempotency_key);
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
