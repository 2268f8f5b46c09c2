import type { Invoice } from '@surtidor/domain/invoices';
import type { DraftAmounts } from '@surtidor/domain/payments';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentDraft } from '../../../features/payments/drafts/use-payment-draft.ts';

/** A saved payment of invoices, restored after the session ends (faults 13). */
export interface SavedPayment {
  /** Whether the payment modal was open. */
  readonly step: 'choosing' | 'paying';
  readonly amounts: DraftAmounts;
}

const isAmount = (value: unknown): value is DraftAmounts[number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { documentNumber, partial } = value as Readonly<Record<string, unknown>>;
  return typeof documentNumber === 'string' && (partial === null || Number.isSafeInteger(partial));
};

/** Parses a saved payment. Returns null if it is invalid or empty. */
export function readSavedPayment(value: unknown): SavedPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, amounts } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(amounts)) return null;
  const validAmounts = amounts.filter(isAmount);
  if (validAmounts.length === 0) return null;
  return { step: step === 'paying' ? 'paying' : 'choosing', amounts: validAmounts };
}

/**
 * Preserves the selection and the typed amounts across a sign-in or a reload (faults 13).
 * @param selected The selected invoices. Must be stable.
 * @param getInitialAmounts Returns the initial amounts of the modal.
 * @param isPaying Whether the payment modal is open. The open modal saves its own amounts.
 */
export function useSavedPayment(
  selected: readonly Invoice[],
  getInitialAmounts: (invoices: readonly Invoice[]) => DraftAmounts,
  isPaying: boolean,
) {
  const { interruptedDraft, reloadedDraft, save, remove, restore } = usePaymentDraft(
    'invoices',
    readSavedPayment,
  );
  const [restorablePayment, setRestorablePayment] = useState<SavedPayment | null>(
    interruptedDraft ?? (reloadedDraft && { ...reloadedDraft, step: 'choosing' }),
  );
  useEffect(() => {
    // An empty selection must not overwrite a saved payment that is not yet restored.
    if (isPaying || restorablePayment !== null) return;
    if (selected.length === 0) return remove();
    const saved: SavedPayment = { step: 'choosing', amounts: getInitialAmounts(selected) };
    save(saved);
  }, [selected, isPaying, restorablePayment, getInitialAmounts, save, remove]);
  return {
    /** The saved payment of an earlier session or reload, until it is restored. */
    restorablePayment,
    clearRestorablePayment: useCallback(() => setRestorablePayment(null), []),
    /** Saves the amounts of the modal. Null deletes the saved payment after it was sent. */
    saveDraftAmounts: useCallback(
      (amounts: DraftAmounts | null) => {
        if (amounts === null) return remove();
        const saved: SavedPayment = { step: 'paying', amounts };
        save(saved);
      },
      [save, remove],
    ),
    /** Saves the amounts of a payment that was not sent, unless there is a newer draft. */
    restoreDraftAmounts: (amounts: DraftAmounts) => {
      const saved: SavedPayment = { step: 'paying', amounts };
      restore(saved);
    },
  };
}
