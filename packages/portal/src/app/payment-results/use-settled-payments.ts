import { findRecentTransactions, useDataContext } from '@surtidor/data';
import {
  getJournalledPayments,
  getOwnSettledPayments,
  type SettledPayment,
} from '@surtidor/domain/payments';
import { useAttempts, useJournal } from '@surtidor/flows/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';

/**
 * Returns the user's settled payments of all devices, if the backend lists transactions. They are fetched when the page
 * becomes visible and whenever a payment in progress ends.
 */
function useFetchedPayments(isVisible: boolean): readonly SettledPayment[] {
  const dataContext = useDataContext();
  const { otherDevices } = useAttempts();
  const { seePendingInvoices } = useAbilities();
  const { paymentResults } = usePortal().deploymentOptions;
  const [payments, setPayments] = useState<readonly SettledPayment[]>([]);
  const canFetch = dataContext.backendProfile.capabilities.transactionList && seePendingInvoices;
  const { subscribe, getSnapshot } = otherDevices;
  const liveAttempts = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `liveAttempts` changes when a payment ends.
  useEffect(() => {
    if (!canFetch || !isVisible) return;
    let isCancelled = false;
    void findRecentTransactions(dataContext).then((outcome) => {
      if (!isCancelled && outcome.kind === 'done')
        setPayments(getOwnSettledPayments(outcome.value, paymentResults));
    });
    return () => {
      isCancelled = true;
    };
  }, [dataContext, canFetch, isVisible, liveAttempts, paymentResults]);
  return payments;
}

/** Returns the user's settled payments, from the journal of this browser and from the backend. */
export function useSettledPayments(isVisible: boolean): readonly SettledPayment[] {
  const { owner } = useAttempts().dependencies;
  const { userId } = useSession();
  const journal = useJournal();
  const fetchedPayments = useFetchedPayments(isVisible);
  return useMemo(
    () => [...getJournalledPayments(journal, { owner, userId }), ...fetchedPayments],
    [journal, owner, userId, fetchedPayments],
  );
}
