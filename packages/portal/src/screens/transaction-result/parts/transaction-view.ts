import type { Failure } from '@surtidor/domain';
import type { PaymentAttempt, PaymentResult } from '@surtidor/domain/payments';
import { getAttemptOutcome, isOpen } from '@surtidor/domain/payments';

/**
 * The state of the result page. It depends only on the backend: the page reads nothing from the URL but the
 * transaction ID (faults 7).
 */
export type TransactionView =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'answered';
      readonly result: PaymentResult;
      /** The backend's message about the result; may be empty. */
      readonly message: string;
    }
  /** The backend did not respond. The page sends another request. */
  | { readonly kind: 'unanswered'; readonly failure: Failure | null };

/** Whether the session may not check the transaction, because support cannot send the request. */
export const isReadOnly = (view: TransactionView): boolean =>
  view.kind === 'unanswered' && view.failure?.code === 'support-read-only';

/** Returns the state for an attempt of the journal, from its last response. */
export function getAttemptView(attempt: PaymentAttempt): TransactionView {
  const { message = '' } = attempt;
  if (!isOpen(attempt)) {
    const outcome = getAttemptOutcome(attempt);
    return {
      kind: 'answered',
      result: outcome === 'not-charged' ? 'unknown-transaction' : outcome,
      message,
    };
  }
  if (attempt.phase === 'unknown') return { kind: 'answered', result: 'pending', message };
  return attempt.lastCheckAt === null
    ? { kind: 'checking' }
    : { kind: 'unanswered', failure: null };
}
