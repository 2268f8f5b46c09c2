import { fetchInvoices, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import type { InvoicePaymentDraft } from '@surtidor/flows/react';
import { Alert } from '@surtidor/ui';
import { ResumeDraft } from '../../../features/payments/drafts/resume-draft.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface SavedPaymentNoticeProps {
  readonly payment: InvoicePaymentDraft;
  /** Called with the selected invoices of the saved payment that are still pending. */
  readonly onSelect: (invoices: readonly Invoice[]) => void;
}

/** Restores the payment from before the session ended, or says why it has to wait (faults 13). */
export const SavedPaymentNotice = ({ payment, onSelect }: SavedPaymentNoticeProps) => {
  const text = useText();
  const dataContext = useDataContext();
  const { savedPayment, isSavedPaymentHeld, dismiss } = payment;
  if (isSavedPaymentHeld) {
    return (
      <Alert tone="info" className="mt-6" onDismiss={dismiss}>
        {text(
          'We saved your previous selection. Its invoices have a payment in progress. If they are released, we will restore it.',
        )}
      </Alert>
    );
  }
  if (savedPayment === null) return null;
  const { amounts, selected } = savedPayment;
  return (
    <ResumeDraft
      load={() =>
        fetchInvoices(
          dataContext,
          amounts.map(({ documentNumber }) => documentNumber),
        )
      }
      onResume={(invoices) => {
        onSelect(invoices.filter(({ documentNumber }) => selected.includes(documentNumber)));
        payment.resume(invoices);
      }}
      onDismiss={dismiss}
    />
  );
};
