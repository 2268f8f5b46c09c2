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

/** Asks the backend how an attempt stands; the answer is an event of the journal. */
export async function askAboutTransaction(
  attempt: Pick<PaymentAttempt, 'key' | 'uuid'>,
  questions: TransactionQuestions,
): Promise<AttemptEvent> {
  const uuid = attempt.uuid ?? (await uuidByKey(attempt.key, questions));
  if (uuid === null) return { kind: 'answered', result: 'unknown-transaction' };
  if (uuid === undefined) return { kind: 'check-failed' };
  const outcome = await questions.consult(uuid);
  return outcome.kind === 'failed'
    ? { kind: 'check-failed' }
    : { kind: 'answered', result: paymentResultOf(outcome.value, questions.states), uuid };
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
