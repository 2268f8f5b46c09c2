import type { DraftAmounts, Invoice } from '@surtidor/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentDraft } from '../../../features/payments/drafts/use-payment-draft.ts';
import { readSavedPayment, type SavedPayment } from './saved-payment.ts';

/**
 * Saves the selection and the typed amounts across a sign-in and a reload (faults 13).
 * @param selected The selection; keep its identity stable.
 * @param startOf The initial amounts of the modal for invoices.
 * @param paying Whether the payment modal is open, which then saves its own amounts.
 */
export function useSavedPayment(
  selected: readonly Invoice[],
  startOf: (invoices: readonly Invoice[]) => DraftAmounts,
  paying: boolean,
) {
  const { interrupted, reloaded, keep, forget } = usePaymentDraft('invoices', readSavedPayment);
  const [waiting, setWaiting] = useState<SavedPayment | null>(
    interrupted ?? (reloaded && { ...reloaded, step: 'choosing' }),
  );
  useEffect(() => {
    // An empty selection must not overwrite a saved one that is not restored yet.
    if (paying || waiting !== null) return;
    if (selected.length === 0) return forget();
    const saved: SavedPayment = { step: 'choosing', amounts: startOf(selected) };
    keep(saved);
  }, [selected, paying, waiting, startOf, keep, forget]);
  return {
    /** The saved payment of an earlier session or reload, until it is restored. */
    waiting,
    settle: useCallback(() => setWaiting(null), []),
    /** Saves the amounts of the modal; null once they were sent. */
    keepAmounts: useCallback(
      (amounts: DraftAmounts | null) => {
        if (amounts === null) return forget();
        const saved: SavedPayment = { step: 'paying', amounts };
        keep(saved);
      },
      [keep, forget],
    ),
  };
}
