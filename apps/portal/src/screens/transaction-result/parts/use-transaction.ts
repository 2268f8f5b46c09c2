import type { PaymentAttempt } from '@surtidor/domain';
import { isLive } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { useAttemptOf, useAttempts } from '../../../features/attempts/attempts-context.tsx';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { type TransactionView, viewOfAttempt } from './transaction-view.ts';
import { usePolledTransaction } from './use-polled-transaction.ts';

/** How a transaction stands, what this browser knows of it, and a way to ask again. */
export interface FollowedTransaction {
  readonly uuid: string | null;
  readonly view: TransactionView;
  readonly attempt: PaymentAttempt | null;
  /** Resolves when the answer is in. */
  readonly checkAgain: () => Promise<void>;
}

/**
 * Follows the transaction of the result page. One that the journal looks after is asked about by
 * it, so that nothing is asked twice; any other is asked of the backend here.
 */
export function useTransaction(uuid: string | null): FollowedTransaction {
  const { engine } = useAttempts();
  const { now } = usePortal();
  // Asking unlocks documents: support only looks.
  const { support } = useSession();
  const attempt = useAttemptOf(uuid);
  const [followed, setFollowed] = useState(() => attempt !== null && isLive(attempt, now()));
  const key = followed ? (attempt?.key ?? null) : null;
  const polled = usePolledTransaction(followed ? null : uuid);
  // What the journal last heard may be older than the visit to the bank.
  const [isFresh, setIsFresh] = useState(false);
  const check = async () => {
    if (key !== null) await (await engine()).check(key);
  };
  useEffect(() => {
    engine()
      .then((ready) => (key === null || support ? undefined : ready.check(key)))
      .then(
        () => setIsFresh(true),
        // What looks after the journal cannot be fetched: this page then asks by itself.
        () => setFollowed(false),
      );
  }, [engine, key, support]);
  if (followed && attempt !== null) {
    const view = viewOfAttempt(attempt);
    const isStale = !isFresh && view.kind === 'answered' && view.result === 'pending';
    return { uuid, view: isStale ? { kind: 'checking' } : view, attempt, checkAgain: check };
  }
  return {
    uuid,
    view: uuid === null ? { kind: 'answered', result: 'unknown-transaction' } : polled.view,
    attempt,
    checkAgain: polled.poll,
  };
}
