import type { FoundCompensation, Outcome } from '@surtidor/data';
import type { AttemptEvent, AttemptKind, PaymentAttempt } from '@surtidor/domain';
import { queryCompensation } from './query-compensation.ts';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

/** Everything that can be asked of the backend about attempts. */
export interface AttemptQueries extends TransactionQueries {
  readonly findCompensation: (key: string) => Promise<Outcome<FoundCompensation | null>>;
}

/** Asks how an attempt stands; the answer is an event of the journal. */
export type QueryAttempt = (attempt: PaymentAttempt) => Promise<AttemptEvent>;

/** How each kind of attempt is found again: the one place that tells the kinds apart. */
export function queryAttempt(queries: AttemptQueries): QueryAttempt {
  const aboutTransaction: QueryAttempt = (attempt) => queryTransaction(attempt, queries);
  const byKind: Record<AttemptKind, QueryAttempt> = {
    invoices: aboutTransaction,
    cash: aboutTransaction,
    vouchers: aboutTransaction,
    compensation: (attempt) => queryCompensation(attempt, queries.findCompensation),
  };
  return (attempt) => byKind[attempt.kind](attempt);
}
