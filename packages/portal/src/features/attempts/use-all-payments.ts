import type { Transaction } from '@surtidor/data';
import { getAllPayments, getPaymentResult, toRemoteAttempt } from '@surtidor/domain/payments';
import { useAttempts, useJournal } from '@surtidor/flows/react';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';

/** Returns the payments of the backend and of this browser's journal, newest first. */
export function useAllPayments(transactions: readonly Transaction[]) {
  const { now, deploymentOptions } = usePortal();
  const { paymentResults } = deploymentOptions;
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return useMemo(() => {
    const attempts = transactions.map((transaction) => {
      const result = getPaymentResult({ found: true, status: transaction.status }, paymentResults);
      return toRemoteAttempt(transaction, owner, now(), result);
    });
    return getAllPayments(journal, attempts, owner);
  }, [transactions, journal, owner, now, paymentResults]);
}
