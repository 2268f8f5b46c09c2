import type { Invoice } from '@surtidor/domain/invoices';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentLinesForm } from './payment-lines-form.tsx';
import { type PaymentFormOptions, usePaymentForm } from './use-payment-form.ts';

export interface PaymentModalProps extends PaymentFormOptions {
  /** The selected invoices; each starts as a full payment (spec 2). */
  readonly invoices: readonly Invoice[];
  /** Called to close the modal. `isSent` is true if an attempt is open and the lists should be refetched. */
  readonly onClose: (isSent: boolean) => void;
}

/** Renders the modal that pays invoices, in full or in part, and redirects to the provider (spec 2, payment modal). */
export const PaymentModal = ({ invoices, onClose, ...options }: PaymentModalProps) => {
  const text = useText();
  const form = usePaymentForm(invoices, options);
  return (
    <PaymentDialog
      size="lg"
      title={text('Pay your invoices')}
      description={text('Pay each invoice in full or in part.')}
      submission={form.submission}
      total={form.total}
      count={form.count}
      readiness={form.readiness}
      onPay={() => void form.submit()}
      onClose={onClose}
    >
      <PaymentLinesForm
        draft={form.draft}
        onModeChange={form.setMode}
        onAmountChange={form.setAmount}
        onRemove={form.remove}
        modesChange={form.modesChange}
        onSetModes={form.changeAllModes}
        onUndo={form.undoModes}
      />
    </PaymentDialog>
  );
};
