import type { Invoice } from '@surtidor/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentDraft } from '../../../features/payments/drafts/use-payment-draft.ts';
import type { SelectedDocuments } from '../parts/use-compensation-selection.ts';
import { readSavedCompensation, type SavedCompensation } from './saved-compensation.ts';

const numbersOf = (documents: readonly Invoice[]) =>
  documents.map(({ documentNumber }) => documentNumber);

const savedOf = (
  step: SavedCompensation['step'],
  { payments, invoices }: SelectedDocuments,
): SavedCompensation => ({ step, payments: numbersOf(payments), invoices: numbersOf(invoices) });

/**
 * Keeps what is selected of both sides over a sign-in and a reload (faults 13).
 * @param selected The selection; it keeps its identity until it changes.
 * @param isReviewing Whether the modal is open: it then tells what it holds itself.
 */
export function useSavedCompensation(selected: SelectedDocuments, isReviewing: boolean) {
  const { interrupted, reloaded, keep, forget } = usePaymentDraft(
    'compensation',
    readSavedCompensation,
  );
  const [waiting, setWaiting] = useState<SavedCompensation | null>(
    interrupted ?? (reloaded && { ...reloaded, step: 'choosing' }),
  );
  useEffect(() => {
    // What is still to be brought back must not be written over by an empty selection.
    if (isReviewing || waiting !== null) return;
    if (selected.payments.length + selected.invoices.length === 0) return forget();
    keep(savedOf('choosing', selected));
  }, [selected, isReviewing, waiting, keep, forget]);
  return {
    /** What a session that ended or a reload left and is not brought back yet. */
    waiting,
    settle: useCallback(() => setWaiting(null), []),
    /** Keeps what the modal holds; null when nothing is left to be sent. */
    keepReviewed: useCallback(
      (looked: SelectedDocuments | null) =>
        looked === null ? forget() : keep(savedOf('reviewing', looked)),
      [keep, forget],
    ),
  };
}
