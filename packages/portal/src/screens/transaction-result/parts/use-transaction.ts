import {
  consultTransaction,
  type DataContext,
  findTransaction,
  useDataContext,
} from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import {
  getCheckDelayMs,
  getPaymentResult,
  isLive,
  type PaymentAttempt,
  type ResultStates,
} from '@surtidor/domain/payments';
import { useAttemptByUuid, useAttempts } from '@surtidor/flows/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { getAttemptView, isReadOnly, type TransactionView } from './transaction-view.ts';

const isSettled = (view: TransactionView): boolean =>
  isReadOnly(view) || (view.kind === 'answered' && view.result !== 'pending');

interface TransactionQuery {
  readonly uuid: string;
  /** Support only reads the list of transactions: checking an outcome is a mutation that unlocks documents. */
  readonly support: boolean;
  readonly states: ResultStates;
}

/** Fetches the state of a transaction once. */
async function fetchView(
  dataContext: DataContext,
  { uuid, support, states }: TransactionQuery,
): Promise<TransactionView> {
  if (!support) {
    const outcome = await consultTransaction(dataContext.client, uuid);
    return outcome.kind === 'done'
      ? {
          kind: 'answered',
          result: getPaymentResult(outcome.value, states),
          message: outcome.value.message,
        }
      : { kind: 'unanswered', failure: outcome.failure };
  }
  if (!dataContext.backendProfile.capabilities.transactionList)
    return { kind: 'unanswered', failure: createFailure('support-read-only') };
  const outcome = await findTransaction(dataContext, uuid);
  if (outcome.kind === 'failed') return { kind: 'unanswered', failure: outcome.failure };
  const transaction = outcome.value;
  const lookup = { found: transaction !== null, status: transaction?.status ?? '' };
  return { kind: 'answered', result: getPaymentResult(lookup, states), message: '' };
}

/**
 * Polls a transaction that is not in the journal of this browser. Polls immediately, then at increasing intervals
 * until the result is final. A null `uuid` sends no request.
 */
function usePolledTransaction(uuid: string | null) {
  const dataContext = useDataContext();
  const { support } = useSession();
  const { paymentResults } = usePortal().deploymentOptions;
  const [view, setView] = useState<TransactionView>({ kind: 'checking' });
  const [checkCount, setCheckCount] = useState(0);
  const isPollingRef = useRef(false);
  const poll = useCallback(async () => {
    if (uuid === null || isPollingRef.current) return;
    isPollingRef.current = true;
    const nextView = await fetchView(dataContext, { uuid, support, states: paymentResults });
    isPollingRef.current = false;
    setView(nextView);
    setCheckCount((count) => count + 1);
  }, [dataContext, uuid, support, paymentResults]);
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
  const { support } = useSession();
  const attempt = useAttemptByUuid(uuid);
  // Nothing updates the journal in a support session.
  const [isInJournal] = useState(() => !support && attempt !== null && isLive(attempt, now()));
  const attemptKey = isInJournal ? (attempt?.key ?? null) : null;
  const polledTransaction = usePolledTransaction(isInJournal ? null : uuid);
  // The last response in the journal may be older than the visit to the bank.
  const [isFresh, setIsFresh] = useState(false);
  const checkInJournal = async () => {
    if (attemptKey !== null) await engine.check(attemptKey);
  };
  useEffect(() => {
    if (attemptKey === null) setIsFresh(true);
    else void engine.check(attemptKey).then(() => setIsFresh(true));
  }, [engine, attemptKey]);
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
      uuid === null
        ? { kind: 'answered', result: 'unknown-transaction', message: '' }
        : polledTransaction.view,
    attempt,
    checkAgain: polledTransaction.poll,
  };
}
