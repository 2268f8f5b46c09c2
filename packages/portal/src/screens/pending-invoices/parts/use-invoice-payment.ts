import type { Money } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  applyAmounts,
  type DraftAmounts,
  draftPayment,
  getDraftTotal,
  isFullyHeld,
  type PaymentAttempt,
  toFullPayments,
} from '@surtidor/domain/payments';
import { useHydrated } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { RowSelection } from '../../../features/lists/use-row-selection.ts';
import { useEnteredAmounts } from '../../../features/payments/drafts/use-entered-amounts.ts';
import type { PaymentModalProps } from '../../../features/payments/modal/payment-modal.tsx';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type SavedPayment, useSavedPayment } from '../draft/saved-payment.ts';
import type { BudgetPayment } from '../fetch-all/budget-dialog.tsx';

/** The payment of the selected invoices, with its total, modal and restored draft. */
export interface InvoicePayment {
  /** The total to pay: the typed amounts, and the full balance of the other invoices. */
  readonly total: Money;
  /** The saved payment to restore; null if there is none or if it cannot be restored yet. */
  readonly restorablePayment: SavedPayment | null;
  /** Whether a saved payment waits until a payment in progress releases its invoices. */
  readonly isRestoreHeld: boolean;
  /** Restores the saved payment with the current invoices. */
  readonly resume: (pendingInvoices: readonly Invoice[]) => void;
  readonly dismiss: () => void;
  readonly paySelected: () => void;
  /** Selects the invoices of a budget and opens the modal with its amounts. */
  readonly payBudget: (payment: BudgetPayment) => void;
  /** The props of the open modal; null if closed. */
  readonly modalProps: PaymentModalProps | null;
}

/** The initial values of the modal. Amounts are set for partial payments only. */
type InitialPayment = Pick<BudgetPayment, 'invoices'> & Partial<BudgetPayment>;

/**
 * Manages the payment of the selected invoices.
 * @param onSent Called after the payment is sent. Refetches the list.
 */
export function useInvoicePayment(
  selection: RowSelection<Invoice>,
  inProgress: ReadonlyMap<string, PaymentAttempt>,
  onSent: () => void,
): InvoicePayment {
  const { currency } = useVariant();
  const { rows: selected, add, replace, clear } = selection;
  const [initialPayment, setInitialPayment] = useState<InitialPayment | null>(null);
  const { getInitialAmounts, saveAmounts } = useEnteredAmounts();
  const { restorablePayment, clearRestorablePayment, saveDraftAmounts, restoreDraftAmounts } =
    useSavedPayment(selected, getInitialAmounts, initialPayment !== null);
  const onAmountsChange = useCallback(
    (amounts: DraftAmounts | null) => {
      saveDraftAmounts(amounts);
      saveAmounts(amounts);
    },
    [saveDraftAmounts, saveAmounts],
  );
  const draft = draftPayment(currency, selected, inProgress);
  const isHydrated = useHydrated();
  const isRestoreHeld =
    restorablePayment !== null && isFullyHeld(restorablePayment.amounts, inProgress);
  return {
    total: getDraftTotal(applyAmounts(draft, getInitialAmounts(selected))),
    restorablePayment: initialPayment !== null || isRestoreHeld ? null : restorablePayment,
    // The server does not have the saved payment.
    isRestoreHeld: isRestoreHeld && isHydrated,
    resume: (pendingInvoices) => {
      clearRestorablePayment();
      add(pendingInvoices);
      const hasPayable = draftPayment(currency, pendingInvoices, inProgress).entries.length > 0;
      if (restorablePayment === null || !hasPayable) return;
      const amounts = toFullPayments(restorablePayment.amounts, pendingInvoices);
      saveAmounts(amounts);
      if (restorablePayment.step === 'paying')
        setInitialPayment({ invoices: pendingInvoices, amounts });
    },
    dismiss: clearRestorablePayment,
    paySelected: () => setInitialPayment({ invoices: selected }),
    payBudget: (payment) => {
      // Saves the amounts like typed ones, so that closing the modal does not discard them.
      replace(payment.invoices);
      saveAmounts(payment.amounts);
      setInitialPayment(payment);
    },
    modalProps: initialPayment && {
      invoices: initialPayment.invoices,
      initialAmounts: initialPayment.amounts ?? getInitialAmounts(initialPayment.invoices),
      onAmountsChange,
      onAmountsRestore: (amounts) => {
        restoreDraftAmounts(amounts);
        saveAmounts(amounts);
      },
      onClose: (sent) => {
        setInitialPayment(null);
        if (!sent) return;
        clear();
        onSent();
      },
    },
  };
}
