import type { Outcome, Transaction } from '@surtidor/data';
import {
  type AttemptEvent,
  type PaymentAttempt,
  paymentResultOf,
  type ResultStates,
  type TransactionAnswer,
} from '@surtidor/domain';

/** The two questions that can be asked about an attempt. */
export interface TransactionQueries {
  /** By the transaction's own id; the backend then unlocks what is final (spec 7). */
  readonly consult: (uuid: string) => Promise<Outcome<TransactionAnswer>>;
  /** By the idempotency key, when the answer with the id was lost. */
  readonly findByKey: (key: string) => Promise<Outcome<Transaction | null>>;
  readonly states: ResultStates;
}

/**
 * Asks the backend how an attempt stands; the answer is an event of the journal. Of one that is
 * pending it also asks until when one may go back to the bank.
 */
export async function queryTransaction(
  attempt: Pick<PaymentAttempt, 'key' | 'uuid'>,
  queries: TransactionQueries,
): Promise<AttemptEvent> {
  const uuid = attempt.uuid ?? (await uuidByKey(attempt.key, queries));
  if (uuid === null) return { kind: 'answered', result: 'unknown-transaction' };
  if (uuid === undefined) return { kind: 'check-failed' };
  const outcome = await queries.consult(uuid);
  if (outcome.kind === 'failed') return { kind: 'check-failed' };
  const result = paymentResultOf(outcome.value, queries.states);
  if (result !== 'pending') return { kind: 'answered', result, uuid };
  const sessionEndsAt = await sessionEnd(attempt.key, queries);
  return { kind: 'answered', result, uuid, ...(sessionEndsAt !== null && { sessionEndsAt }) };
}

/** When the session ends; 0 when there is none to go back to, null when the backend did not say. */
async function sessionEnd(key: string, { findByKey }: TransactionQueries) {
  const found = await findByKey(key);
  if (found.kind === 'failed' || found.value === null) return null;
  return found.value.sessionEndsAt ?? 0;
}

/** The transaction's id; null when the backend never got the request, undefined when it did not say. */
async function uuidByKey(
  key: string,
  { findByKey }: TransactionQueries,
): Promise<string | null | undefined> {
  const outcome = await findByKey(key);
  if (outcome.kind === 'failed') return undefined;
  return outcome.value?.uuid ?? null;
}
