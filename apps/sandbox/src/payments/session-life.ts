import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';

type SessionOf = Pick<TransactionRow, 'estado' | 'session_ends_at'>;

/** Whether the session can still be paid at the provider. `now` in epoch milliseconds. */
const isSessionOpen = ({ estado, session_ends_at: end }: SessionOf, now: number): boolean =>
  estado === 'PENDIENTE' && end !== null && now < end;

/**
 * Whether a session ended without a result from the provider: nothing can be charged any more. A session
 * without an end waits for the bank, however long it takes.
 */
export const isSessionOver = ({ estado, session_ends_at: end }: SessionOf, now: number): boolean =>
  estado === 'PENDIENTE' && end !== null && now >= end;

/** A purchase of vouchers cannot be paid until its vouchers are registered (faults 11). */
const hasItsVouchers = ({ db }: Dealer, { tipo, uuid }: TransactionRow): boolean =>
  tipo !== 'BONOS' || db.get('select 1 from vouchers where uuid = :uuid', { uuid }) !== undefined;

/** Whether the session can be returned again: it is open, and its owner requests it, not support. */
export const canReturn = (dealer: Dealer, row: TransactionRow): boolean =>
  !dealer.support &&
  row.user_id === dealer.user.id &&
  isSessionOpen(row, dealer.environment.now()) &&
  hasItsVouchers(dealer, row);
