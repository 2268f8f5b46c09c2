import { getPermission, permissionNames } from '@surtidor/domain/vocabulary';
import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { releaseDocuments } from '../locks/document-locks.ts';
import { isSessionExpired } from './session-lifetime.ts';
import { settleTransaction } from './settle-transaction.ts';

const EXPIRED_MESSAGE = 'La sesión con el banco terminó sin pago.';

const isExpired = ({ estado, session_ends_at }: TransactionRow) =>
  estado === 'RECHAZADA' && session_ends_at !== null;

/** Rejects a payment whose session expired. A support session changes nothing. */
function rejectExpiredSession(dealer: Dealer, row: TransactionRow): TransactionRow {
  const { environment, support } = dealer;
  if (support || !isSessionExpired(row, environment.now())) return row;
  const estado = settleTransaction(environment, row.uuid, 'RECHAZADA')?.estado ?? row.estado;
  return { ...row, estado };
}

const messageByStatus: Readonly<Record<string, string>> = {
  APROBADA: 'El pago fue aprobado.',
  RECHAZADA: 'El pago fue rechazado por la entidad.',
  PENDIENTE: 'El pago está en proceso de confirmación.',
};

/**
 * Whether the dealer can see the payment. Users see their own payments. Users with the permission for invoices see
 * all payments of the client (reading 48).
 */
const canSee = ({ user, permissions, environment }: Dealer, row: TransactionRow): boolean =>
  row.user_id === user.id ||
  permissions.has(getPermission(environment.product, permissionNames.pendingInvoices));

/**
 * Returns the status of a payment (spec 7). Other clients' payments are reported as not found
 * (faults 7). Rejects a payment whose session expired and unlocks the documents of final payments,
 * except for support.
 */
export function consultTransaction(dealer: Dealer, uuid: string) {
  const storedRow = dealer.db.get<TransactionRow>(
    'select * from transactions where uuid = :uuid and client_code = :client',
    { uuid, client: dealer.clientCode },
  );
  const row =
    storedRow && canSee(dealer, storedRow) ? rejectExpiredSession(dealer, storedRow) : undefined;
  if (!row) {
    return {
      response: false,
      status: 'NO ENCONTRADA',
      uuid,
      message: 'No encontramos esta transacción.',
    };
  }
  if (row.estado !== 'PENDIENTE' && !dealer.support) releaseDocuments(dealer.db, row.uuid);
  return {
    response: true,
    status: row.estado,
    uuid: row.uuid,
    message: isExpired(row) ? EXPIRED_MESSAGE : (messageByStatus[row.estado] ?? ''),
  };
}
