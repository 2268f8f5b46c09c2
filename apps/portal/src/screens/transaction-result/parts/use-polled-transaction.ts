import { consultTransaction, useDataContext } from '@surtidor/data';
import { checkDelayMs, paymentResultOf } from '@surtidor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { TransactionView } from './transaction-view.ts';

const isSettled = (view: TransactionView): boolean =>
  view.kind === 'answered' && view.result !== 'pending';

/**
 * Asks about a transaction that this browser's journal does not follow: once at once, then less
 * and less often until the backend says how it ended. With null nothing is asked.
 */
export function usePolledTransaction(uuid: string | null) {
  const { client } = useDataContext();
  const { paymentResults } = usePortal().deploymentOptions;
  const [view, setView] = useState<TransactionView>({ kind: 'checking' });
  const [checks, setChecks] = useState(0);
  const running = useRef(false);
  const poll = useCallback(async () => {
    if (uuid === null || running.current) return;
    running.current = true;
    const outcome = await consultTransaction(client, uuid);
    running.current = false;
    setView(
      outcome.kind === 'done'
        ? { kind: 'answered', result: paymentResultOf(outcome.value, paymentResults) }
        : { kind: 'unanswered', failure: outcome.failure },
    );
    setChecks((count) => count + 1);
  }, [client, uuid, paymentResults]);
  useEffect(() => {
    if (isSettled(view)) return;
    const wait = checks === 0 ? 0 : checkDelayMs(checks);
    const timer = window.setTimeout(() => void poll(), wait);
    return () => window.clearTimeout(timer);
  }, [poll, checks, view]);
  return { view, poll };
}
