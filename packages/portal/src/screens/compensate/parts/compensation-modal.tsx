import { formatMoney, getAbsoluteMoney } from '@surtidor/domain';
import { type CompensationSide, canCompensate } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
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
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { useCloseOnBack } from '../../../platform/router/index.ts';
import type { SentCompensations } from '../sending/use-sent-compensations.ts';
import { getDocumentTitle } from './compensable-card.ts';
import { ResultModal } from './result-modal.tsx';
import { getCompensationSums, getSumsHint } from './sums.ts';
import { type CompensationResult, useCompensationForm } from './use-compensation-form.ts';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** Shown while a compensation is sent. After a delay, the user can close it safely (faults 4). */
const SendingDialog = ({ onStopWaiting }: { onStopWaiting: () => void }) => {
  const text = useText();
  return (
    <Dialog open title={text('Payments vs invoices')}>
      <Processing
        currentStep={text('Sending your compensation…')}
        exitNote={text('You can leave this page. We will keep checking and show the result here.')}
        onStopWaiting={onStopWaiting}
      />
    </Dialog>
  );
};

/** How the modal was closed. */
export interface CompensationCloseDetails {
  /** Whether it was or may have been sent. The lists then reload and the selection clears (spec 4). */
  readonly isSent: boolean;
  /** The current documents, used if the selection stays. */
  readonly selected: SelectedDocuments;
  /** Whether to refetch the lists. */
  readonly shouldReload: boolean;
}

export interface CompensationModalProps {
  /** At least one document of each side. */
  readonly selected: SelectedDocuments;
  readonly sentCompensations: SentCompensations;
  /** Called with the documents to save; null once they are sent. */
  readonly onSave: (selected: SelectedDocuments | null) => void;
  /** Called with the documents if nothing was sent. The user may have left the page and saved a newer selection. */
  readonly onRestore: (selected: SelectedDocuments) => void;
  readonly onClose: (details: CompensationCloseDetails) => void;
}

const resultsThatClearSelection: ReadonlySet<CompensationResult['kind']> = new Set([
  'sent',
  'verifying',
  'rejected',
]);

/** Reviews and sends a compensation and shows its result (spec 2 and 4). */
export const CompensationModal = ({
  selected,
  sentCompensations,
  onSave,
  onRestore,
  onClose,
}: CompensationModalProps) => {
  const form = useCompensationForm(selected, sentCompensations, onSave, onRestore);
  const { result } = form;
  const close = (isSent: boolean) =>
    onClose({
      isSent,
      selected: form.selected,
      shouldReload: isSent || form.changes.wasRejected,
    });
  const stopWaiting = () => {
    form.stopWaiting();
    close(true);
  };
  const clearsSelection = result !== null && resultsThatClearSelection.has(result.kind);
  useCloseOnBack(() => (form.isSending ? stopWaiting() : close(clearsSelection)));
  if (result) {
    return (
      <ResultModal
        result={result}
        onAccept={() => (clearsSelection ? close(true) : form.returnToEditing())}
      />
    );
  }
  if (form.isSending) return <SendingDialog onStopWaiting={stopWaiting} />;
  return <ReviewDialog form={form} onClose={() => close(false)} />;
};

const sideByColumn = { payments: 'payment', invoices: 'invoice' } as const;

type CompensationForm = ReturnType<typeof useCompensationForm>;

const getItems = (
  { selected, changes }: CompensationForm,
  column: keyof typeof sideByColumn,
  storeTime: StoreTime,
  text: Text,
): readonly ComparisonItem[] =>
  selected[column].map((document) => ({
    id: document.id,
    title: getDocumentTitle(document, sideByColumn[column], text),
    detail: formatDocumentDate(document, sideByColumn[column], storeTime, text),
    amount: formatMoney(getAbsoluteMoney(document.balance)),
    ...(changes.changedIds.has(document.id) && {
      warning: text('Its balance has changed since you selected it.'),
    }),
  }));

const formatDocumentDate = (
  { dueDate, documentDate }: Invoice,
  side: CompensationSide,
  storeTime: StoreTime,
  text: Text,
) =>
  side === 'invoice' && dueDate
    ? formatDueDate(dueDate, storeTime, text)
    : formatDate(documentDate, text);

const ReviewDialog = ({ form, onClose }: { form: CompensationForm; onClose: () => void }) => {
  const text = useText();
  const { currency, timeZone } = useVariant();
  const storeTime = { timeZone, now: usePortal().now() };
  const hint = getSumsHint(form.selected, currency);
  const missingNumbers = form.changes.missingDocuments
    .map((document) => document.documentNumber)
    .join(', ');
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
            <ComparisonSums {...getCompensationSums(form.selected, currency, text)} />
            <p role="status" className="text-sm text-ui-ink-soft empty:hidden">
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
        {missingNumbers && (
          <Alert tone="warning">
            {text('These documents can no longer be compensated: {documents}', {
              documents: missingNumbers,
            })}
          </Alert>
        )}
        <ComparisonDetail
          payments={{ title: text('Payments'), items: getItems(form, 'payments', storeTime, text) }}
          invoices={{ title: text('Invoices'), items: getItems(form, 'invoices', storeTime, text) }}
          onRemove={(side, id) => form.remove(sideByColumn[side], id)}
        />
      </div>
    </Dialog>
  );
};
