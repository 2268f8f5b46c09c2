import { permission, permissionNames } from '@surtidor/domain/vocabulary';
import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { releaseDocuments } from '../locks/document-locks.ts';
import { isSessionOver } from './session-life.ts';
import { settleTransaction } from './settle-transaction.ts';

const endedMessage = 'La sesión con el banco terminó sin pago.';

const endedUnpaid = ({ estado, session_ends_at }: TransactionRow) =>
  estado === 'RECHAZADA' && session_ends_at !== null;

/** The attempt, rejected when its session is over. Support looks and changes nothing. */
function withoutEndedSession(dealer: Dealer, row: TransactionRow): TransactionRow {
  const { environment, support } = dealer;
  if (support || !isSessionOver(row, environment.now())) return row;
  const estado = settleTransaction(environment, row.uuid, 'RECHAZADA')?.estado ?? row.estado;
  return { ...row, estado };
}

const messages: Readonly<Record<string, string>> = {
  APROBADA: 'El pago fue aprobado.',
  RECHAZADA: 'El pago fue rechazado por la entidad.',
  PENDIENTE: 'El pago está en proceso de confirmación.',
};

/** One's own attempts, and the company's with the permission that lists them (reading 48). */
const canSee = ({ user, permissions, environment }: Dealer, row: TransactionRow): boolean =>
  row.user_id === user.id ||
  permissions.has(permission(environment.product, permissionNames.pendingInvoices));

/**
 * The state of an attempt of the dealer's client (spec 7). Other clients' uuids are unknown (faults
 * 7). Unlocks the documents of final attempts and rejects expired sessions, except for support.
 */
export function consultTransaction(dealer: Dealer, uuid: string) {
  const found = dealer.db.get<TransactionRow>(
    'select * from transactions where uuid = :uuid and client_code = :client',
    { uuid, client: dealer.clientCode },
  );
  const row = found && canSee(dealer, found) ? withoutEndedSession(dealer, found) : undefined;
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
    message: endedUnpaid(row) ? endedMessage : (messages[row.estado] ?? ''),
  };
}
