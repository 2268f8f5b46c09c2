import type { DraftAmounts, Invoice } from '@surtidor/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentDraft } from '../../../features/payments/drafts/use-payment-draft.ts';
import { readSavedPayment, type SavedPayment } from './saved-payment.ts';

/**
 * Keeps what is selected, and the amounts that were typed, over a sign-in and a reload (faults 13).
 * @param selected The selection; it keeps its identity until it changes.
 * @param startOf The amounts with which the modal would open on invoices.
 * @param paying Whether the payment modal is open: it then tells the amounts itself.
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
    // What is still to be brought back must not be written over by an empty selection.
    if (paying || waiting !== null) return;
    if (selected.length === 0) return forget();
    const saved: SavedPayment = { step: 'choosing', amounts: startOf(selected) };
    keep(saved);
  }, [selected, paying, waiting, startOf, keep, forget]);
  return {
    /** What a session that ended or a reload left and is not brought back yet. */
    waiting,
    settle: useCallback(() => setWaiting(null), []),
    /** Keeps the amounts of the modal; null when nothing is left to be sent. */
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
