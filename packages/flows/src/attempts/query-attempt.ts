import type { AttemptEvent, AttemptKind, PaymentAttempt } from '@surtidor/domain/payments';
import { type CompensationQueries, queryCompensation } from './query-compensation.ts';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

/** The lookups of attempts at the backend. */
export type AttemptQueries = TransactionQueries & CompensationQueries;

/** Looks up an attempt. Resolves with an event of the journal. */
export type QueryAttempt = (attempt: PaymentAttempt) => Promise<AttemptEvent>;

/** Returns the function that looks up attempts of every kind. */
export function createAttemptQuery(queries: AttemptQueries): QueryAttempt {
  const queryByTransaction: QueryAttempt = (attempt) => queryTransaction(attempt, queries);
  const queryByKind: Record<AttemptKind, QueryAttempt> = {
    invoices: queryByTransaction,
    cash: queryByTransaction,
    vouchers: queryByTransaction,
    compensation: (attempt) => queryCompensation(attempt, queries),
  };
  return (attempt) => queryByKind[attempt.kind](attempt);
}
