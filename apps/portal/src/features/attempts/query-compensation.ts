import type { FoundCompensation, Outcome } from '@surtidor/data';
import type { AttemptEvent, PaymentAttempt } from '@surtidor/domain';

/**
 * Asks the backend whether it received a compensation; the answer is an event of the journal. One
 * that was received has ended for the journal: what becomes of it is shown in the list.
 */
export async function queryCompensation(
  { key }: Pick<PaymentAttempt, 'key'>,
  find: (key: string) => Promise<Outcome<FoundCompensation | null>>,
): Promise<AttemptEvent> {
  const found = await find(key);
  if (found.kind === 'failed') return { kind: 'check-failed' };
  if (found.value === null) return { kind: 'answered', result: 'unknown-transaction' };
  const { state, transactionId } = found.value;
  const result = state === 'rejected' ? 'rejected' : 'approved';
  return { kind: 'answered', result, uuid: transactionId };
}
