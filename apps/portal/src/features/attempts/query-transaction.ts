import type { Outcome, Transaction } from '@surtidor/data';
import {
  type AttemptEvent,
  type PaymentAttempt,
  paymentResultOf,
  type ResultStates,
  type TransactionAnswer,
} from '@surtidor/domain';

/** Looks whether the backend holds documents or vouchers of an attempt. */
export type AreDocumentsHeld = (
  attempt: Pick<PaymentAttempt, 'kind' | 'lines' | 'owner' | 'amount' | 'createdAt'>,
) => Promise<Outcome<boolean>>;

/** The questions that can be asked about an attempt. */
export interface TransactionQueries {
  /** By the transaction's own id; the backend then unlocks what is final (spec 7). */
  readonly consult: (uuid: string) => Promise<Outcome<TransactionAnswer>>;
  /**
   * By the idempotency key, when the answer with the id was lost; null where the backend knows no
   * keys or lists no transactions.
   */
  readonly findByKey: ((key: string) => Promise<Outcome<Transaction | null>>) | null;
  /** Asked about an attempt that can be found neither by id nor by key. */
  readonly areDocumentsHeld: AreDocumentsHeld;
  readonly states: ResultStates;
}

type Documents = Parameters<AreDocumentsHeld>[0];
type Subject = Pick<PaymentAttempt, 'key' | 'uuid'> & Documents;

/**
 * Asks the backend how an attempt stands; the answer is an event of the journal. Of one that is
 * pending it also asks until when one may go back to the bank.
 */
export async function queryTransaction(
  attempt: Subject,
  queries: TransactionQueries,
): Promise<AttemptEvent> {
  const { findByKey, consult, states } = queries;
  if (attempt.uuid === null && findByKey === null) {
    return queryDocuments(attempt, queries.areDocumentsHeld);
  }
  const uuid = attempt.uuid ?? (await uuidByKey(attempt.key, findByKey));
  if (uuid === null) return { kind: 'answered', result: 'unknown-transaction' };
  if (uuid === undefined) return { kind: 'check-failed' };
  const outcome = await consult(uuid);
  if (outcome.kind === 'failed') return { kind: 'check-failed' };
  const result = paymentResultOf(outcome.value, states);
  if (result !== 'pending') return { kind: 'answered', result, uuid };
  const sessionEndsAt = await sessionEnd(attempt.key, findByKey);
  return { kind: 'answered', result, uuid, ...(sessionEndsAt !== null && { sessionEndsAt }) };
}

/** What the documents of an attempt say, where the attempt itself cannot be asked about. */
export async function queryDocuments(
  attempt: Documents,
  areDocumentsHeld: AreDocumentsHeld,
): Promise<AttemptEvent> {
  const outcome = await areDocumentsHeld(attempt);
  return outcome.kind === 'failed'
    ? { kind: 'check-failed' }
    : { kind: 'documents-checked', held: outcome.value };
}

/** When the session ends; 0 when there is none to go back to, null when the backend did not say. */
async function sessionEnd(key: string, findByKey: TransactionQueries['findByKey']) {
  const found = await findByKey?.(key);
  if (found?.kind !== 'done' || found.value === null) return null;
  return found.value.sessionEndsAt ?? 0;
}

/** The transaction's id; null when the backend never got the request, undefined when it did not say. */
async function uuidByKey(
  key: string,
  findByKey: TransactionQueries['findByKey'],
): Promise<string | null | undefined> {
  const outcome = await findByKey?.(key);
  if (outcome?.kind !== 'done') return undefined;
  return outcome.value?.uuid ?? null;
}
