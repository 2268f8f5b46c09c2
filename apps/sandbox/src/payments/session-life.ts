import type { TransactionRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';

type SessionOf = Pick<TransactionRow, 'estado' | 'session_ends_at'>;

/** Whether the person may still go to the provider with this session. `now` in epoch milliseconds. */
const isSessionOpen = ({ estado, session_ends_at: end }: SessionOf, now: number): boolean =>
  estado === 'PENDIENTE' && end !== null && now < end;

/**
 * Whether a session ended without anybody having answered at the provider: nothing can be charged
 * any more. Without an end the bank has the word, however long it takes.
 */
export const isSessionOver = ({ estado, session_ends_at: end }: SessionOf, now: number): boolean =>
  estado === 'PENDIENTE' && end !== null && now >= end;

/** A purchase of vouchers is nothing to pay for until its vouchers are registered (faults 11). */
const hasItsVouchers = ({ db }: Dealer, { tipo, uuid }: TransactionRow): boolean =>
  tipo !== 'BONOS' || db.get('select 1 from vouchers where uuid = :uuid', { uuid }) !== undefined;

/** Whether the session may be handed out again: open, and its maker asks, not support. */
export const canReturn = (dealer: Dealer, row: TransactionRow): boolean =>
  !dealer.support &&
  row.user_id === dealer.user.id &&
  isSessionOpen(row, dealer.environment.now()) &&
  hasItsVouchers(dealer, row);
