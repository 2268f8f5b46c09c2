import { consultTransaction, useDataContext } from '@surtidor/data';
import { checkDelayMs, paymentResultOf } from '@surtidor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { TransactionView } from './transaction-view.ts';

const isSettled = (view: TransactionView): boolean =>
  view.kind === 'answered' && view.result !== 'pending';

/**
 * Polls a transaction that is not in this browser's journal: at once, then at growing intervals until it
 * has a final result. Idle with null.
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
