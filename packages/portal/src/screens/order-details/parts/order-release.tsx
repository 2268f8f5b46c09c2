import { useOldestInvoices } from '@surtidor/data';
import { formatMoney, getLoadedItems, type Money } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { getReleasingInvoices } from '@surtidor/domain/payments';
import { useInvoiceAttempts, usePaymentDraft } from '@surtidor/flows/react';
import { Button, Link, ListFrame, Skeleton } from '@surtidor/ui';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { formatDueDate } from '../../../features/invoices/format-due-date.ts';
import { useInvoicePath } from '../../../features/invoices/invoice-link.tsx';
import { PaymentModal } from '../../../features/payments/modal/payment-modal.tsx';
import { useAbilities, usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFrame } from '../../../platform/remote/frame-state.ts';
import '../../../shared/messages/spanish/orders.ts';

export interface OrderReleaseProps {
  /** The credit that the order lacks. */
  readonly missingCredit: Money;
  /** Called after a payment was sent. */
  readonly onPaid: () => void;
}

/** The oldest invoices whose payment releases an order that is blocked for credit, with the button that pays them. */
export const OrderRelease = ({ missingCredit, onPaid }: OrderReleaseProps) => {
  const text = useText();
  const { pay } = useAbilities();
  const { state, retry } = useOldestInvoices();
  const loadedInvoices = getLoadedItems(state);
  const { inProgress: attempts } = useInvoiceAttempts(loadedInvoices, retry);
  const payment = usePaymentDraft(missingCredit.currency);
  const release = getReleasingInvoices(loadedInvoices, missingCredit, attempts);
  const { invoices, inProgress, isEnough } = release;
  const count = invoices.length;
  const amount = formatMoney(release.total);
  return (
    <>
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={<Skeleton className="h-24" />}
        emptyTitle={text('You owe nothing')}
      >
        {inProgress.minor > 0 && (
          <p>
            {text('The payments in progress free {amount}.', { amount: formatMoney(inProgress) })}
          </p>
        )}
        {!isEnough && (
          <p>
            {text(
              'The invoices that you can pay online free {amount}, not enough for this order. Ask your sales representative.',
              { amount },
            )}
          </p>
        )}
        {isEnough && count > 0 && (
          <>
            <p>
              {text(
                count === 1
                  ? 'Paying the oldest invoice frees {amount}, enough for this order:'
                  : 'Paying the {count} oldest invoices frees {amount}, enough for this order:',
                { count, amount },
              )}
            </p>
            <InvoiceList invoices={invoices} />
            {pay && (
              <Button className="print:hidden" onClick={() => payment.open(invoices)}>
                {text(count === 1 ? 'Pay this invoice' : 'Pay these {count} invoices', { count })}
              </Button>
            )}
          </>
        )}
      </ListFrame>
      {payment.editedPayment && <PaymentModal payment={payment.editedPayment} onSent={onPaid} />}
    </>
  );
};

const InvoiceList = ({ invoices }: { readonly invoices: readonly Invoice[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const getPath = useInvoicePath();
  return (
    <ul
      aria-label={text('Invoices that release the order')}
      className="my-2 max-h-72 divide-y divide-ui-line overflow-y-auto"
    >
      {invoices.map((invoice) => {
        const { id, dueDate, balance } = invoice;
        const title = getInvoiceTitle(invoice, text);
        const href = getPath(invoice);
        return (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
            {dueDate && <span>{formatDueDate(dueDate, { timeZone, now: now() }, text)}</span>}
            <strong translate="no" className="tabular-nums">
              {formatMoney(balance)}
            </strong>
          </li>
        );
      })}
    </ul>
  );
};
