import { formatMoney, type Invoice } from '@surtidor/domain';
import { Button, Dialog } from '@surtidor/ui';
import { useText } from '../../messages/text-context.tsx';
import { PaymentLinesForm } from './payment-lines-form.tsx';
import { PaymentOutcomeModal } from './payment-outcome-modal.tsx';
import { Processing } from './processing.tsx';
import { readinessText } from './readiness-text.ts';
import { usePaymentForm } from './use-payment-form.ts';

export interface PaymentModalProps {
  /** The invoices chosen; each starts as a full payment (spec 2). */
  readonly invoices: readonly Invoice[];
  /** Closes the modal; `sent` when an attempt is open and the lists should be asked again. */
  readonly onClose: (sent: boolean) => void;
}

/** Pays invoices, in full or in part, and leaves for the provider (spec 2, payment modal). */
export const PaymentModal = ({ invoices, onClose }: PaymentModalProps) => {
  const text = useText();
  const form = usePaymentForm(invoices);
  const { phase } = form;
  if (phase.kind === 'ended') {
    const { outcome } = phase;
    const over = outcome.kind === 'verifying' || outcome.kind === 'bad-address';
    return (
      <PaymentOutcomeModal
        outcome={outcome}
        onAccept={() => (over ? onClose(true) : form.backToEditing())}
      />
    );
  }
  if (phase.kind !== 'editing') {
    const stopWaiting = () => {
      form.stopWaiting();
      onClose(true);
    };
    return (
      <Dialog open title={text('Pay your invoices')}>
        <Processing step={phase.kind} onStopWaiting={stopWaiting} />
      </Dialog>
    );
  }
  return <EditingDialog invoices={invoices} form={form} onClose={() => onClose(false)} />;
};

interface EditingDialogProps {
  readonly invoices: readonly Invoice[];
  readonly form: ReturnType<typeof usePaymentForm>;
  readonly onClose: () => void;
}

const EditingDialog = ({ invoices, form, onClose }: EditingDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open
      size="lg"
      title={text('Pay your invoices')}
      description={text('Pay the whole invoice or a part of it.')}
      onClose={onClose}
      footer={<PaymentFoot form={form} />}
    >
      <PaymentLinesForm
        draft={form.draft}
        invoices={invoices}
        onModeChange={form.setMode}
        onAmountChange={form.setAmount}
        onRemove={form.remove}
      />
    </Dialog>
  );
};

const PaymentFoot = ({ form }: Pick<EditingDialogProps, 'form'>) => {
  const text = useText();
  const hint = readinessText(form.readiness);
  return (
    <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{text('Total to pay')}</p>
        <p aria-live="polite" className="font-heading text-2xl font-extrabold tabular-nums">
          {formatMoney(form.total)}
        </p>
        <p role="status" className="text-sm text-ink-soft">
          {hint
            ? text(hint.key, hint.params)
            : text('You will finish the payment on the site of your bank.')}
        </p>
      </div>
      <Button
        size="lg"
        disabled={form.readiness.kind === 'blocked'}
        onClick={() => void form.submit()}
      >
        {text('Go to pay')}
      </Button>
    </div>
  );
};
