import type { PaymentAttempt } from '@surtidor/domain';
import { isOpen } from '@surtidor/domain';
import { useState } from 'react';
import { useAttemptOf, usePayments } from '../../../payments/payments-context.tsx';
import { type TransactionView, viewOfAttempt } from './transaction-view.ts';
import { useAskedTransaction } from './use-asked-transaction.ts';

/** How a transaction stands, what this browser knows of it, and a way to ask again. */
export interface FollowedTransaction {
  readonly view: TransactionView;
  readonly attempt: PaymentAttempt | null;
  /** Resolves when the answer is in. */
  readonly askAgain: () => Promise<void>;
}

/**
 * Follows the transaction of the result page. One that the journal is asking about already is not
 * asked about twice; any other is asked of the backend here.
 */
export function useTransaction(uuid: string | null): FollowedTransaction {
  const { watch } = usePayments();
  const attempt = useAttemptOf(uuid);
  const [followed] = useState(() => attempt !== null && isOpen(attempt));
  const asked = useAskedTransaction(followed ? null : uuid);
  if (followed && attempt !== null) {
    return { view: viewOfAttempt(attempt), attempt, askAgain: () => watch.check(attempt.key) };
  }
  return {
    view: uuid === null ? { kind: 'told', result: 'unknown-transaction' } : asked.view,
    attempt,
    askAgain: asked.ask,
  };
}
