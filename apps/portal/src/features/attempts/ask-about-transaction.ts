import type { Outcome, Transaction } from '@surtidor/data';
import {
  type AttemptEvent,
  type PaymentAttempt,
  paymentResultOf,
  type ResultStates,
  type TransactionAnswer,
} from '@surtidor/domain';

/** The two questions that can be asked about an attempt. */
export interface TransactionQuestions {
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
export async function askAboutTransaction(
  attempt: Pick<PaymentAttempt, 'key' | 'uuid'>,
  questions: TransactionQuestions,
): Promise<AttemptEvent> {
  const uuid = attempt.uuid ?? (await uuidByKey(attempt.key, questions));
  if (uuid === null) return { kind: 'answered', result: 'unknown-transaction' };
  if (uuid === undefined) return { kind: 'check-failed' };
  const outcome = await questions.consult(uuid);
  if (outcome.kind === 'failed') return { kind: 'check-failed' };
  const result = paymentResultOf(outcome.value, questions.states);
  if (result !== 'pending') return { kind: 'answered', result, uuid };
  const sessionEndsAt = await sessionEnd(attempt.key, questions);
  return { kind: 'answered', result, uuid, ...(sessionEndsAt !== null && { sessionEndsAt }) };
}

/** When the session ends; 0 when there is none to go back to, null when the backend did not say. */
async function sessionEnd(key: string, { findByKey }: TransactionQuestions) {
  const found = await findByKey(key);
  if (found.kind === 'failed' || found.value === null) return null;
  return found.value.sessionEndsAt ?? 0;
}

/** The transaction's id; null when the backend never got the request, undefined when it did not say. */
async function uuidByKey(
  key: string,
  { findByKey }: TransactionQuestions,
): Promise<string | null | undefined> {
  const outcome = await findByKey(key);
  if (outcome.kind === 'failed') return undefined;
  return outcome.value?.uuid ?? null;
}
