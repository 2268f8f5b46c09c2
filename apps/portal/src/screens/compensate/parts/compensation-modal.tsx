import {
  type CompensationSide,
  canCompensate,
  formatDate,
  formatMoney,
  getAbsoluteMoney,
  type Invoice,
} from '@surtidor/domain';
import {
  Alert,
  Button,
  ComparisonDetail,
  type ComparisonItem,
  ComparisonSums,
  Dialog,
} from '@surtidor/ui';
import { formatDueDate, type StoreTime } from '../../../features/invoices/format-due-date.ts';
import { Processing } from '../../../features/payments/modal/processing.tsx';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { useBackCloses } from '../../../platform/router/index.ts';
import type { CompensationSending } from '../sending/use-sending.ts';
import { documentTitle } from './compensable-card.ts';
import { ResultModal } from './result-modal.tsx';
import { shownSums, sumsHint } from './sums.ts';
import { type CompensationEnd, useCompensationForm } from './use-compensation-form.ts';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** Shown while a compensation is sent. After a delay, the user can close it safely (faults 4). */
const SendingDialog = ({ onStopWaiting }: { onStopWaiting: () => void }) => {
  const text = useText();
  return (
    <Dialog open title={text('Payments vs invoices')}>
      <Processing
        doing={text('Sending your compensation…')}
        whenLeft={text('You may leave: we go on asking and tell you here how it ended.')}
        onStopWaiting={onStopWaiting}
      />
    </Dialog>
  );
};

/** How the modal was closed. */
export interface CompensationModalEnd {
  /** Whether it was or may have been sent. The lists then reload and the selection clears (spec 4). */
  readonly sent: boolean;
  /** The current documents, used if the selection stays. */
  readonly selected: SelectedDocuments;
  /** Whether to refetch the lists. */
  readonly reload: boolean;
}

export interface CompensationModalProps {
  /** At least one document of each side. */
  readonly selected: SelectedDocuments;
  readonly sending: CompensationSending;
  /** Called with the documents to save; null once they are sent. Must be stable. */
  readonly onKeep: (selected: SelectedDocuments | null) => void;
  readonly onClose: (end: CompensationModalEnd) => void;
}

/** Results that clear the selection. */
const over: ReadonlySet<CompensationEnd['kind']> = new Set(['sent', 'verifying', 'rejected']);

/** Reviews and sends a compensation and shows its result (spec 2 and 4). */
export const CompensationModal = ({
  selected,
  sending,
  onKeep,
  onClose,
}: CompensationModalProps) => {
  const form = useCompensationForm(selected, sending, onKeep);
  const { end } = form;
  const leave = (sent: boolean) =>
    onClose({ sent, selected: form.selected, reload: sent || form.changes.refused });
  const stopWaiting = () => {
    form.stopWaiting();
    leave(true);
  };
  const isOver = end !== null && over.has(end.kind);
  useBackCloses(() => (form.isSending ? stopWaiting() : leave(isOver)));
  if (end) {
    return <ResultModal end={end} onAccept={() => (isOver ? leave(true) : form.backToEditing())} />;
  }
  if (form.isSending) return <SendingDialog onStopWaiting={stopWaiting} />;
  return <Reviewing form={form} onClose={() => leave(false)} />;
};

const sideNames = { payments: 'payment', invoices: 'invoice' } as const;

type Form = ReturnType<typeof useCompensationForm>;

const getItems = (
  { selected, changes }: Form,
  column: keyof typeof sideNames,
  day: StoreTime,
  text: Text,
): readonly ComparisonItem[] =>
  selected[column].map((document) => ({
    id: document.id,
    title: documentTitle(document, sideNames[column], text),
    detail: dateLine(document, sideNames[column], day, text),
    amount: formatMoney(getAbsoluteMoney(document.balance)),
    ...(changes.changed.has(document.id) && {
      warning: text('Its balance changed since you chose it.'),
    }),
  }));

const dateLine = (
  { dueDate, documentDate }: Invoice,
  side: CompensationSide,
  day: StoreTime,
  text: Text,
) => (side === 'invoice' && dueDate ? formatDueDate(dueDate, day, text) : formatDate(documentDate));

const Reviewing = ({ form, onClose }: { form: Form; onClose: () => void }) => {
  const text = useText();
  const { currency, timeZone } = useVariant();
  const day = { timeZone, now: usePortal().now() };
  const hint = sumsHint(form.selected, currency);
  const missing = form.changes.missing.map((document) => document.documentNumber).join(', ');
  return (
    <Dialog
      open
      size="lg"
      title={text('Payments vs invoices')}
      description={text('Check the documents before you send the compensation.')}
      onOpenChange={onClose}
      footer={
        // The footer keeps the totals visible when many documents scroll.
        <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1">
            <ComparisonSums {...shownSums(form.selected, currency, text)} />
            <p role="status" className="text-sm text-ink-soft empty:hidden">
              {hint && text(hint.key, hint.params)}
            </p>
          </div>
          <Button
            size="lg"
            disabled={!canCompensate(form.selected)}
            onClick={() => void form.submit()}
            className="w-full sm:w-auto"
          >
            {text('Send compensation')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {missing && (
          <Alert tone="warning">
            {text('These documents can no longer be compensated: {documents}', {
              documents: missing,
            })}
          </Alert>
        )}
        <ComparisonDetail
          payments={{ title: text('Payments'), items: getItems(form, 'payments', day, text) }}
          invoices={{ title: text('Invoices'), items: getItems(form, 'invoices', day, text) }}
          onRemove={(side, id) => form.remove(sideNames[side], id)}
        />
      </div>
    </Dialog>
  );
};
