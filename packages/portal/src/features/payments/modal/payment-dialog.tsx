import { isRetryable } from '@surtidor/flows/core';
import type { PaymentSubmission } from '@surtidor/flows/react';
import { Dialog, type DialogProps } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useCloseOnBack } from '../../../platform/router/index.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { PaymentFooter, type PaymentFooterProps } from './payment-footer.tsx';
import { PaymentOutcomeModal } from './payment-outcome-modal.tsx';
import { Processing } from './processing.tsx';
import '../../../shared/messages/spanish/paying.ts';

export interface PaymentDialogProps
  extends PaymentFooterProps,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  readonly submission: PaymentSubmission;
  /** Called to close the modal. `isSent` is true if an attempt is open and the lists should be refetched. */
  readonly onClose: (isSent: boolean) => void;
}

/** The labels of the pending phases. */
const phaseMessages = {
  sending: 'We are preparing your payment…',
  leaving: 'Opening your bank’s website…',
} as const satisfies Readonly<Record<string, PortalMessageKey>>;

/**
 * Renders the modal of every payment (spec 2): its form, 'Processing request' while it is sent, and the outcome if
 * the browser stayed. The form keeps its values after an error.
 */
export const PaymentDialog = ({
  submission,
  onClose,
  title,
  description,
  size,
  children,
  ...footerProps
}: PaymentDialogProps) => {
  const text = useText();
  const { phase } = submission;
  const stopWaiting = () => {
    submission.stopWaiting();
    onClose(true);
  };
  const hasAttempt = phase.kind === 'ended' && !isRetryable(phase.outcome);
  useCloseOnBack(() => (submission.busy ? stopWaiting() : onClose(hasAttempt)));
  if (phase.kind === 'ended') {
    // Another attempt may have taken invoices of this payment, so the user must see the lower total.
    const isUnchanged = phase.order.amount.minor === footerProps.total.minor;
    return (
      <PaymentOutcomeModal
        outcome={phase.outcome}
        onAccept={() => (hasAttempt ? onClose(true) : submission.backToEditing())}
        onRetry={isUnchanged ? footerProps.onPay : submission.backToEditing}
      />
    );
  }
  if (phase.kind !== 'editing') {
    return (
      <Dialog open title={title}>
        <Processing
          currentStep={text(phaseMessages[phase.kind])}
          exitNote={text(
            'You can leave this page. We will keep checking and show the result under payments in progress.',
          )}
          onStopWaiting={stopWaiting}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      {...{ title, description, size }}
      onOpenChange={() => onClose(false)}
      footer={<PaymentFooter {...footerProps} />}
    >
      {children}
    </Dialog>
  );
};
