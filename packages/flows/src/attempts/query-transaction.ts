import type { Outcome, Transaction } from '@surtidor/data';
import {
  type AttemptEvent,
  getPaymentResult,
  type PaymentAttempt,
  type ResultStates,
  type TransactionLookup,
} from '@surtidor/domain/payments';

/** Checks whether the backend holds documents or vouchers of an attempt. */
export type AreDocumentsHeld = (
  attempt: Pick<PaymentAttempt, 'kind' | 'lines' | 'owner' | 'amount' | 'createdAt'>,
) => Promise<Outcome<boolean>>;

/** The lookups of an attempt. */
export interface TransactionQueries {
  /** Finds it by the transaction's id. The backend then releases its documents if the result is final (spec 7). */
  readonly consult: (uuid: string) => Promise<Outcome<TransactionLookup>>;
  /**
   * Finds it by the idempotency key if the response with the id was lost; null if the backend has no keys or no list
   * of transactions.
   */
  readonly findByKey: ((key: string) => Promise<Outcome<Transaction | null>>) | null;
  /** Used for an attempt without id and key lookup. */
  readonly areDocumentsHeld: AreDocumentsHeld;
  readonly states: ResultStates;
}

type Documents = Parameters<AreDocumentsHeld>[0];
type Subject = Pick<PaymentAttempt, 'key' | 'uuid'> & Documents;

/**
 * Looks up an attempt. Resolves with an event of the journal. For a pending attempt it also fetches the deadline for
 * returning to the bank.
 */
export async function queryTransaction(
  attempt: Subject,
  queries: TransactionQueries,
): Promise<AttemptEvent> {
  const { findByKey, consult, states } = queries;
  if (attempt.uuid === null && findByKey === null) {
    return queryDocuments(attempt, queries.areDocumentsHeld);
  }
  const uuid = attempt.uuid ?? (await findUuidByKey(attempt.key, findByKey));
  if (uuid === null) return { kind: 'answered', result: 'unknown-transaction' };
  if (uuid === undefined) return { kind: 'check-failed' };
  const outcome = await consult(uuid);
  if (outcome.kind === 'failed') return { kind: 'check-failed' };
  const result = getPaymentResult(outcome.value, states);
  const { message } = outcome.value;
  const event = { kind: 'answered', result, uuid, ...(message && { message }) } as const;
  if (result !== 'pending') return event;
  const sessionEndsAt = await fetchSessionEnd(attempt.key, findByKey);
  return { ...event, ...(sessionEndsAt !== null && { sessionEndsAt }) };
}

/** Returns the event of an attempt according to its documents. Used if the attempt cannot be looked up. */
export async function queryDocuments(
  attempt: Documents,
  areDocumentsHeld: AreDocumentsHeld,
): Promise<AttemptEvent> {
  const outcome = await areDocumentsHeld(attempt);
  return outcome.kind === 'failed'
    ? { kind: 'check-failed' }
    : { kind: 'documents-checked', documentsHeld: outcome.value };
}

/** Returns the end of the session: 0 if there is none to return to, null if it is unknown. */
async function fetchSessionEnd(key: string, findByKey: TransactionQueries['findByKey']) {
  const outcome = await findByKey?.(key);
  if (outcome?.kind !== 'done' || outcome.value === null) return null;
  return outcome.value.sessionEndsAt ?? 0;
}

/** Returns the transaction's id: null if the backend never received the request, undefined if it is unknown. */
async function findUuidByKey(
  key: string,
  findByKey: TransactionQueries['findByKey'],
): Promise<string | null | undefined> {
  const outcome = await findByKey?.(key);
  if (outcome?.kind !== 'done') return undefined;
  return outcome.value?.uuid ?? null;
}
