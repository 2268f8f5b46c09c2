import { Dialog, type DialogProps } from '@surtidor/ui';
import { PaymentFoot, type PaymentFootProps } from './payment-foot.tsx';
import { PaymentOutcomeModal } from './payment-outcome-modal.tsx';
import { Processing } from './processing.tsx';
import type { Sending } from './use-sending.ts';

export interface PaymentDialogProps
  extends PaymentFootProps,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  readonly sending: Sending;
  /** Closes the modal; `sent` when an attempt is open and the lists should be asked again. */
  readonly onClose: (sent: boolean) => void;
}

/**
 * The modal of every payment (spec 2): what is edited, 'Processing request' while it is sent, and
 * how it ended when the browser stayed. What was edited outlives an error.
 */
export const PaymentDialog = ({
  sending,
  onClose,
  title,
  description,
  size,
  children,
  ...foot
}: PaymentDialogProps) => {
  const { phase } = sending;
  if (phase.kind === 'ended') {
    const { outcome } = phase;
    const over = outcome.kind === 'verifying' || outcome.kind === 'bad-address';
    return (
      <PaymentOutcomeModal
        outcome={outcome}
        onAccept={() => (over ? onClose(true) : sending.backToEditing())}
      />
    );
  }
  if (phase.kind !== 'editing') {
    const stopWaiting = () => {
      sending.stopWaiting();
      onClose(true);
    };
    return (
      <Dialog open title={title}>
        <Processing step={phase.kind} onStopWaiting={stopWaiting} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      {...{ title, description, size }}
      onClose={() => onClose(false)}
      footer={<PaymentFoot {...foot} />}
    >
      {children}
    </Dialog>
  );
};
