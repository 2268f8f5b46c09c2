import { useDashboardInvoices } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import { getMostOverdue, sortPayableFirst } from '@surtidor/domain/payments';
import { getRoutePath } from '@surtidor/domain/session';
import { type InvoiceAttempts, useInvoiceAttempts, usePaymentDraft } from '@surtidor/flows/react';
import { Button, InvoiceCard, ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { memo } from 'react';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getInvoiceCard } from '../../../features/invoices/invoice-card.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { useInvoicePath } from '../../../features/invoices/invoice-link.tsx';
import { getFacts } from '../../../features/lists/list-fields.ts';
import { PaymentModal } from '../../../features/payments/modal/payment-modal.tsx';
import { useEmptyStation } from '../../../features/stations/use-empty-station.tsx';
import {
  useAbilities,
  usePortal,
  useToday,
  useVariant,
} from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { useDashboardStation } from './dashboard-station.ts';
import { Section } from './section.tsx';

/** A phone shows the first three invoices. */
const gridClasses = 'grid gap-4 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-3';

/** The dashboard shows fewer facts than the invoices page. */
const cardFields = [invoiceFields.dueDate, invoiceFields.destination];

interface InvoiceGridProps {
  readonly invoices: readonly Invoice[];
  readonly attempts: InvoiceAttempts;
  /** Opens the payment modal. */
  readonly onPay: (invoices: readonly Invoice[]) => void;
}

/** The cards are not rendered again when the modal opens. */
const InvoiceGrid = memo(function InvoiceGrid({ invoices, attempts, onPay }: InvoiceGridProps) {
  const text = useText();
  const { now } = usePortal();
  const { currency, timeZone } = useVariant();
  const { pay } = useAbilities();
  const { inProgress, lastOutcomes } = attempts;
  const getPath = useInvoicePath();
  const context = { currency, timeZone, now: now() };
  const handlePay = (id: string) => onPay(invoices.filter((invoice) => invoice.id === id));
  return (
    <ul className={gridClasses}>
      {sortPayableFirst(invoices, currency, inProgress).map((invoice) => {
        const attempt = inProgress.get(invoice.documentNumber);
        const lastOutcome = lastOutcomes.get(invoice.documentNumber);
        const card = getInvoiceCard(invoice, { ...context, attempt, lastOutcome }, text);
        const href = getPath(invoice);
        return (
          <li key={invoice.id} className="grid">
            <InvoiceCard
              {...card}
              {...(href && { href })}
              facts={getFacts(cardFields, invoice, text)}
              {...(attempt && { note: <HeldNote attempt={attempt}>{card.note}</HeldNote> })}
              {...(pay && { payLabel: text('Pay'), onPay: handlePay })}
            />
          </li>
        );
      })}
    </ul>
  );
});

/** The maximum number of overdue invoices that the button pays in one payment. */
const overdueBatchSize = 3;

interface PayOverdueButtonProps extends Pick<InvoiceAttempts, 'inProgress'> {
  readonly invoices: readonly Invoice[];
  readonly onPay: (invoices: readonly Invoice[]) => void;
}

/** Opens the payment modal with the most overdue invoices. Hidden for a single invoice, whose card has a button. */
const PayOverdueButton = ({ invoices, inProgress, onPay }: PayOverdueButtonProps) => {
  const text = useText();
  const { currency } = useVariant();
  const overdueInvoices = getMostOverdue(
    invoices,
    currency,
    useToday(),
    inProgress,
    overdueBatchSize,
  );
  if (overdueInvoices.length < 2) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="print:hidden"
      onClick={() => onPay(overdueInvoices)}
    >
      {text('Pay the {count} most overdue', { count: overdueInvoices.length })}
    </Button>
  );
};

/** Shows the next invoices to pay, each with its Pay button (spec 2, dashboard). */
export const InvoiceCards = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { pay, seePendingInvoices } = useAbilities();
  const station = useDashboardStation();
  const { state, retry } = useDashboardInvoices(station);
  const emptyStation = useEmptyStation(station, (label) =>
    text('There are no pending invoices of station {station}.', { station: label }),
  );
  const invoices = getData(state);
  const attempts = useInvoiceAttempts(invoices ?? undefined, retry);
  const payment = usePaymentDraft(useVariant().currency);
  return (
    <Section
      title={text('Next invoices to pay')}
      action={
        <span className="flex flex-wrap items-center gap-x-2">
          {pay && state.kind === 'loading' && <Skeleton className="h-8 w-44" />}
          {pay && invoices && (
            <PayOverdueButton
              invoices={invoices}
              inProgress={attempts.inProgress}
              onPay={payment.open}
            />
          )}
          {seePendingInvoices && (
            <ButtonLink
              href={getRoutePath('pending-invoices', deploymentOptions.product)}
              variant="quiet"
              size="sm"
            >
              {text('View all')}
            </ButtonLink>
          )}
        </span>
      }
    >
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={
          <SkeletonList rows={9} className={gridClasses}>
            <Skeleton className="h-45 rounded-ui-lg max-sm:nth-[n+4]:hidden" />
          </SkeletonList>
        }
        emptyTitle={text('You owe nothing')}
        emptyText={text('New invoices will appear here.')}
        {...emptyStation}
      >
        {invoices && <InvoiceGrid {...{ invoices, attempts }} onPay={payment.open} />}
      </ListFrame>
      {payment.editedPayment && <PaymentModal payment={payment.editedPayment} onSent={retry} />}
    </Section>
  );
};
