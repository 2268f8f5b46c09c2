import type { AttemptEvent, AttemptKind, PaymentAttempt } from '@surtidor/domain';
import { type CompensationQueries, queryCompensation } from './query-compensation.ts';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

/** Everything that can be asked of the backend about attempts. */
export type AttemptQueries = TransactionQueries & CompensationQueries;

/** Asks how an attempt stands; the answer is an event of the journal. */
export type QueryAttempt = (attempt: PaymentAttempt) => Promise<AttemptEvent>;

/** How each kind of attempt is found again: the one place that tells the kinds apart. */
export function queryAttempt(queries: AttemptQueries): QueryAttempt {
  const aboutTransaction: QueryAttempt = (attempt) => queryTransaction(attempt, queries);
  const byKind: Record<AttemptKind, QueryAttempt> = {
    invoices: aboutTransaction,
    cash: aboutTransaction,
    vouchers: aboutTransaction,
    compensation: (attempt) => queryCompensation(attempt, queries),
  };
  return (attempt) => byKind[attempt.kind](attempt);
}
