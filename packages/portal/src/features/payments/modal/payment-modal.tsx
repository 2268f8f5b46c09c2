import { useCreditLine } from '@surtidor/data';
import { getAvailableAfter } from '@surtidor/domain/payments';
import type { EditedPayment } from '@surtidor/flows/react';
import { useAbilities } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentLinesForm } from './payment-lines-form.tsx';
import { usePaymentForm } from './use-payment-form.ts';

export interface PaymentModalProps {
  /** The open payment; each invoice starts as a full payment (spec 2). */
  readonly payment: EditedPayment;
  /** Called when the modal closes with an open attempt. The lists should be refetched. */
  readonly onSent: () => void;
}

/** Renders the modal that pays invoices, in full or in part, and redirects to the provider (spec 2, payment modal). */
export const PaymentModal = ({ payment, onSent }: PaymentModalProps) => {
  const text = useText();
  const form = usePaymentForm(payment);
  const [creditLine] = getData(useCreditLine(useAbilities().seeCreditLine).state) ?? [];
  const availableAfter = creditLine && getAvailableAfter(creditLine, form.total);
  return (
    <PaymentDialog
      size="lg"
      title={text('Pay your invoices')}
      description={text('Pay each invoice in full or in part.')}
      submission={form.submission}
      total={form.total}
      count={form.count}
      readiness={form.readiness}
      {...(availableAfter && { availableAfter })}
      onPay={() => void form.submit()}
      onClose={(isSent) => {
        payment.close();
        if (isSent) onSent();
      }}
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
