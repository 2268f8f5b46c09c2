import { consultTransaction, useDataContext } from '@surtidor/data';
import { getCheckDelayMs, getPaymentResult, isLive, type PaymentAttempt } from '@surtidor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAttemptByUuid, useAttempts } from '../../../features/attempts/attempts-context.tsx';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { getAttemptView, type TransactionView } from './transaction-view.ts';

const isSettled = (view: TransactionView): boolean =>
  view.kind === 'answered' && view.result !== 'pending';

/**
 * Polls a transaction that is not in the journal of this browser. Polls immediately, then at increasing intervals
 * until the result is final. A null `uuid` sends no request.
 */
function usePolledTransaction(uuid: string | null) {
  const { client } = useDataContext();
  const { paymentResults } = usePortal().deploymentOptions;
  const [view, setView] = useState<TransactionView>({ kind: 'checking' });
  const [checkCount, setCheckCount] = useState(0);
  const isPollingRef = useRef(false);
  const poll = useCallback(async () => {
    if (uuid === null || isPollingRef.current) return;
    isPollingRef.current = true;
    const outcome = await consultTransaction(client, uuid);
    isPollingRef.current = false;
    setView(
      outcome.kind === 'done'
        ? { kind: 'answered', result: getPaymentResult(outcome.value, paymentResults) }
        : { kind: 'unanswered', failure: outcome.failure },
    );
    setCheckCount((count) => count + 1);
  }, [client, uuid, paymentResults]);
  useEffect(() => {
    if (isSettled(view)) return;
    const delayMs = checkCount === 0 ? 0 : getCheckDelayMs(checkCount);
    const timer = window.setTimeout(() => void poll(), delayMs);
    return () => window.clearTimeout(timer);
  }, [poll, checkCount, view]);
  return { view, poll };
}

/** The state of a transaction, and a function that checks it again. */
export interface FollowedTransaction {
  readonly uuid: string | null;
  readonly view: TransactionView;
  readonly attempt: PaymentAttempt | null;
  /** Resolves when the backend has responded. */
  readonly checkAgain: () => Promise<void>;
}

/**
 * Follows the transaction of the result page. The journal checks a transaction that it contains. For any other
 * transaction, this hook polls the backend.
 */
export function useTransaction(uuid: string | null): FollowedTransaction {
  const { engine } = useAttempts();
  const { now } = usePortal();
  // A check can unlock documents, so support must not run it.
  const { support } = useSession();
  const attempt = useAttemptByUuid(uuid);
  const [isInJournal] = useState(() => attempt !== null && isLive(attempt, now()));
  const attemptKey = isInJournal ? (attempt?.key ?? null) : null;
  const polledTransaction = usePolledTransaction(isInJournal ? null : uuid);
  // The last response in the journal may be older than the visit to the bank.
  const [isFresh, setIsFresh] = useState(false);
  const checkInJournal = async () => {
    if (attemptKey !== null) await engine.check(attemptKey);
  };
  useEffect(() => {
    if (attemptKey === null || support) setIsFresh(true);
    else void engine.check(attemptKey).then(() => setIsFresh(true));
  }, [engine, attemptKey, support]);
  if (isInJournal && attempt !== null) {
    const view = getAttemptView(attempt);
    const isStale = !isFresh && view.kind === 'answered' && view.result === 'pending';
    return {
      uuid,
      view: isStale ? { kind: 'checking' } : view,
      attempt,
      checkAgain: checkInJournal,
    };
  }
  return {
    uuid,
    view:
      uuid === null ? { kind: 'answered', result: 'unknown-transaction' } : polledTransaction.view,
    attempt,
    checkAgain: polledTransaction.poll,
  };
}
