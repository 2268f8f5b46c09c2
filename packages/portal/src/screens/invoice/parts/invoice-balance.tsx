import { generateHistoryPdf, generateStatusPdf, useDataContext } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { hasPdf, type Invoice, type InvoiceRecord } from '@surtidor/domain/invoices';
import { getPayability } from '@surtidor/domain/payments';
import { type InvoiceAttempts, usePaymentDraft } from '@surtidor/flows/react';
import { BalanceBox, Button } from '@surtidor/ui';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getDisabledState } from '../../../features/invoices/disabled-state.ts';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { PaymentModal } from '../../../features/payments/modal/payment-modal.tsx';
import { PdfLink } from '../../../features/pdf/pdf-link.tsx';
import { useAbilities, usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface InvoiceBalanceProps {
  readonly record: InvoiceRecord;
  readonly attempts: InvoiceAttempts;
  /** Called after a payment was sent. */
  readonly onPaid: () => void;
}

/** What is left to pay, why it cannot be paid now, its PDF and the button that pays it. */
export const InvoiceBalance = ({ record, attempts, onPaid }: InvoiceBalanceProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone, currency } = useVariant();
  const { pay } = useAbilities();
  const { inProgress, lastOutcomes } = attempts;
  const payment = usePaymentDraft(currency);
  const { document, openLines, left } = record;
  const line = openLines[0] ?? document;
  const attempt = inProgress.get(line.documentNumber);
  const lastOutcome = lastOutcomes.get(line.documentNumber);
  const { note } = getDisabledState(
    line,
    { attempt, lastOutcome, currency, timeZone, now: now() },
    text,
  );
  const noteText = note && text(note.key, note.params);
  const payable = openLines.filter(
    (open) => getPayability(open, currency, inProgress) === 'payable',
  );
  return (
    <>
      <BalanceBox
        label={text(left && left.minor < 0 ? 'Total balance' : 'Left to pay')}
        amount={left ? formatMoney(left) : text('Balance not available')}
        {...(noteText && {
          note: attempt ? <HeldNote attempt={attempt}>{noteText}</HeldNote> : noteText,
        })}
        actions={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {hasPdf(document) && <DocumentPdf document={document} />}
            {pay && payable.length > 0 && (
              <Button className="min-h-11" onClick={() => payment.open(payable)}>
                {text('Pay')}
              </Button>
            )}
          </span>
        }
      />
      {payment.editedPayment && <PaymentModal payment={payment.editedPayment} onSent={onPaid} />}
    </>
  );
};

/** The button that opens the PDF, from the account status or else from the history (spec 7). */
const DocumentPdf = ({ document }: { readonly document: Invoice }) => {
  const text = useText();
  const { client } = useDataContext();
  return (
    <PdfLink
      document={getInvoiceTitle(document, text)}
      fetchPdf={() =>
        document.statusLineId
          ? generateStatusPdf(client, document.statusLineId)
          : generateHistoryPdf(client, document.historyLineId)
      }
    />
  );
};
