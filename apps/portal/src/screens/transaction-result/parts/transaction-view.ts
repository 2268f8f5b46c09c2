import type { Failure, PaymentAttempt, PaymentResult } from '@surtidor/domain';
import { getAttemptOutcome, isOpen } from '@surtidor/domain';

/**
 * The state of the result page. Only the backend decides it: the address gives nothing but the id (faults
 * 7).
 */
export type TransactionView =
  | { readonly kind: 'checking' }
  | { readonly kind: 'answered'; readonly result: PaymentResult }
  /** The backend did not respond; it is asked again. */
  | { readonly kind: 'unanswered'; readonly failure: Failure | null };

/** An attempt of the journal with its last response. */
export function viewOfAttempt(attempt: PaymentAttempt): TransactionView {
  if (!isOpen(attempt)) {
    const outcome = getAttemptOutcome(attempt);
    return {
      kind: 'answered',
      result: outcome === 'not-charged' ? 'unknown-transaction' : outcome,
    };
  }
  if (attempt.phase === 'unknown') return { kind: 'answered', result: 'pending' };
  return attempt.lastCheckAt === null
    ? { kind: 'checking' }
    : { kind: 'unanswered', failure: null };
}
