import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';

type SessionFields = Pick<TransactionRow, 'estado' | 'session_ends_at'>;

/** Whether the payment can still be made at the provider. `now` is in epoch milliseconds. */
const isSessionOpen = ({ estado, session_ends_at: end }: SessionFields, now: number): boolean =>
  estado === 'PENDIENTE' && end !== null && now < end;

/**
 * Whether a session expired without a result from the provider. A session without an expiry time
 * waits for the bank indefinitely.
 */
export const isSessionExpired = (
  { estado, session_ends_at: end }: SessionFields,
  now: number,
): boolean => estado === 'PENDIENTE' && end !== null && now >= end;

/** Whether the provider may be paid. A purchase of vouchers cannot be paid until its vouchers are registered (faults 11). */
const isReadyToPay = ({ db }: Dealer, { tipo, uuid }: TransactionRow): boolean =>
  tipo !== 'BONOS' || db.get('select 1 from vouchers where uuid = :uuid', { uuid }) !== undefined;

/** Whether the session may be returned to the dealer: it is open and the dealer created it. */
export const canReturnSession = (dealer: Dealer, row: TransactionRow): boolean =>
  !dealer.support &&
  row.user_id === dealer.user.id &&
  isSessionOpen(row, dealer.environment.now()) &&
  isReadyToPay(dealer, row);
