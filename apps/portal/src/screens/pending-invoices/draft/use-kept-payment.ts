import type { DraftAmounts, Invoice } from '@surtidor/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentDraft } from '../../../features/payments/drafts/use-payment-draft.ts';
import { type KeptPayment, readKeptPayment } from './kept-payment.ts';

const inFull = ({ documentNumber }: Invoice) => ({ documentNumber, partial: null });

/**
 * Keeps what is chosen, and the amounts while the modal is open, over a sign-in (faults 13).
 * @param chosen The selection; it keeps its identity until it changes.
 * @param paying Whether the payment modal is open: it then tells the amounts itself.
 */
export function useKeptPayment(chosen: readonly Invoice[], paying: boolean) {
  const { interrupted, keep, forget } = usePaymentDraft('invoices', readKeptPayment);
  const [waiting, setWaiting] = useState(interrupted);
  useEffect(() => {
    // What is still to be brought back must not be written over by an empty selection.
    if (paying || waiting !== null) return;
    if (chosen.length === 0) return forget();
    const kept: KeptPayment = { step: 'choosing', amounts: chosen.map(inFull) };
    keep(kept);
  }, [chosen, paying, waiting, keep, forget]);
  return {
    /** What a session that ended left and is not brought back yet. */
    waiting,
    settle: useCallback(() => setWaiting(null), []),
    /** Keeps the amounts of the modal; null when nothing is left to be sent. */
    keepAmounts: useCallback(
      (amounts: DraftAmounts | null) => {
        if (amounts === null) return forget();
        const kept: KeptPayment = { step: 'paying', amounts };
        keep(kept);
      },
      [keep, forget],
    ),
  };
}
