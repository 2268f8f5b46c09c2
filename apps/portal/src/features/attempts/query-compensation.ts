import type { FoundCompensation, Outcome } from '@surtidor/data';
import type { AttemptEvent, PaymentAttempt } from '@surtidor/domain';
import { type AreDocumentsHeld, queryDocuments } from './query-transaction.ts';

/** The questions that can be asked about a compensation whose answer was lost. */
export interface CompensationQueries {
  /** By its idempotency key; null where the backend knows no keys. */
  readonly findCompensation: ((key: string) => Promise<Outcome<FoundCompensation | null>>) | null;
  /** In the list of compensations, by its documents. */
  readonly findSentCompensation: (
    attempt: PaymentAttempt,
  ) => Promise<Outcome<FoundCompensation | null>>;
  readonly areDocumentsHeld: AreDocumentsHeld;
}

/**
 * Asks the backend whether it received a compensation; the answer is an event of the journal. One
 * that was received has ended for the journal: what becomes of it is shown in the list. Only a key
 * can tell that it was not received; without one its documents decide.
 */
export async function queryCompensation(
  attempt: PaymentAttempt,
  { findCompensation, findSentCompensation, areDocumentsHeld }: CompensationQueries,
): Promise<AttemptEvent> {
  const found = await (findCompensation?.(attempt.key) ?? findSentCompensation(attempt));
  if (found.kind === 'failed') return { kind: 'check-failed' };
  if (found.value === null) {
    return findCompensation === null
      ? queryDocuments(attempt, areDocumentsHeld)
      : { kind: 'answered', result: 'unknown-transaction' };
  }
  const { state, transactionId } = found.value;
  const result = state === 'rejected' ? 'rejected' : 'approved';
  return { kind: 'answered', result, uuid: transactionId };
}
