import type { FoundCompensation, Outcome } from '@surtidor/data';
import type { AttemptEvent, PaymentAttempt } from '@surtidor/domain/payments';
import { type AreDocumentsHeld, queryDocuments } from './query-transaction.ts';

/** The lookups of a compensation whose response was lost. */
export interface CompensationQueries {
  /** Finds it by its idempotency key; null if the backend has no keys. */
  readonly findCompensation: ((key: string) => Promise<Outcome<FoundCompensation | null>>) | null;
  /** Finds it in the list of compensations by its documents. */
  readonly findSentCompensation: (
    attempt: PaymentAttempt,
  ) => Promise<Outcome<FoundCompensation | null>>;
  readonly areDocumentsHeld: AreDocumentsHeld;
}

/**
 * Looks up whether the backend received a compensation. Resolves with an event of the journal. The journal closes a
 * received compensation; the list of compensations shows its result. Only the idempotency key can prove that it was
 * not received. Without keys, the result depends on whether its documents are held.
 */
export async function queryCompensation(
  attempt: PaymentAttempt,
  { findCompensation, findSentCompensation, areDocumentsHeld }: CompensationQueries,
): Promise<AttemptEvent> {
  const outcome = await (findCompensation?.(attempt.key) ?? findSentCompensation(attempt));
  if (outcome.kind === 'failed') return { kind: 'check-failed' };
  if (outcome.value === null) {
    return findCompensation === null
      ? queryDocuments(attempt, areDocumentsHeld)
      : { kind: 'answered', result: 'unknown-transaction' };
  }
  const { state, transactionId } = outcome.value;
  const result = state === 'rejected' ? 'rejected' : 'approved';
  return { kind: 'answered', result, uuid: transactionId };
}
