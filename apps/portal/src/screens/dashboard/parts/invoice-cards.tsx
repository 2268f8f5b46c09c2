import { useDashboardInvoices } from '@surtidor/data';
import {
  getMostOverdue,
  getRoutePath,
  getToday,
  type Invoice,
  sortPayableFirst,
} from '@surtidor/domain';
import { Button, InvoiceCard, ListFrame, Skeleton } from '@surtidor/ui';
import { useState } from 'react';
import {
  useDocumentsInProgress,
  useWhenAttemptsEnd,
} from '../../../features/attempts/attempts-context.tsx';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getInvoiceCard } from '../../../features/invoices/invoice-card.ts';
import { getInvoiceFacts, type InvoiceFieldId } from '../../../features/invoices/invoice-fields.ts';
import { useTypedAmounts } from '../../../features/payments/drafts/use-typed-amounts.ts';
import { PaymentModal } from '../../../features/payments/modal/payment-modal.tsx';
import { useStationLens } from '../../../features/stations/station-lens.ts';
import { useAbilities, usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { Section } from './section.tsx';

/** A phone shows the first three invoices. */
const grid = 'grid gap-4 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-3';

/** The dashboard shows fewer facts than the invoices page. */
const fields = ['dueDate', 'destination'] as const satisfies readonly InvoiceFieldId[];

const CardsSkeleton = () => (
  <span className={grid}>
    {[...'abcdefghi'].map((card) => (
      <Skeleton key={card} className="h-45 rounded-lg max-sm:nth-[n+4]:hidden" />
    ))}
  </span>
);

interface GridProps {
  readonly invoices: readonly Invoice[];
  /** Opens the payment modal with one invoice. */
  readonly onPay: (id: string) => void;
}

const Grid = ({ invoices, onPay }: GridProps) => {
  const text = useText();
  const { now } = usePortal();
  const variant = useVariant();
  const { pay } = useAbilities();
  const inProgress = useDocumentsInProgress();
  const at = { timeZone: variant.timeZone, now: now() };
  return (
    <ul className={grid}>
      {sortPayableFirst(invoices, inProgress).map((invoice) => {
        const attempt = inProgress.get(invoice.documentNumber);
        const card = getInvoiceCard(invoice, { ...at, attempt }, text);
        return (
          <li key={invoice.id} className="grid">
            <InvoiceCard
              {...card}
              facts={getInvoiceFacts(invoice, fields, text)}
              {...(attempt && { note: <HeldNote attempt={attempt}>{card.note}</HeldNote> })}
              {...(pay && { payLabel: text('Pay'), onPay })}
            />
          </li>
        );
      })}
    </ul>
  );
};

/** The number of most overdue invoices that one click pays. */
const payTogether = 3;

interface PayOverdueProps {
  readonly invoices: readonly Invoice[];
  readonly onPay: (invoices: readonly Invoice[]) => void;
}

/**
 * Opens the payment modal with the most overdue invoices. Hidden for a single invoice, whose card has a
 * button.
 */
const PayOverdue = ({ invoices, onPay }: PayOverdueProps) => {
  const text = useText();
  const { now } = usePortal();
  const today = getToday(useVariant().timeZone, now());
  const overdue = getMostOverdue(invoices, today, useDocumentsInProgress(), payTogether);
  if (overdue.length < 2) return null;
  return (
    <Button variant="secondary" size="sm" className="print:hidden" onClick={() => onPay(overdue)}>
      {text('Pay the {count} most overdue', { count: overdue.length })}
    </Button>
  );
};

/** Shows the next invoices to pay, each with its Pay button (spec 2, dashboard). */
export const InvoiceCards = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { pay, seePendingInvoices } = useAbilities();
  const { state, retry } = useDashboardInvoices(useStationLens());
  const invoices = getData(state);
  useWhenAttemptsEnd(retry, invoices ?? undefined);
  const [paying, setPaying] = useState<readonly Invoice[] | null>(null);
  const { startOf, remember } = useTypedAmounts();
  const close = (sent: boolean) => {
    setPaying(null);
    if (sent) retry();
  };
  return (
    <Section
      title={text('Invoices to pay next')}
      action={
        <span className="flex flex-wrap items-center gap-x-2">
          {pay && state.kind === 'loading' && <Skeleton className="h-8 w-44" />}
          {pay && invoices && <PayOverdue invoices={invoices} onPay={setPaying} />}
          {seePendingInvoices && (
            <ButtonLink
              href={getRoutePath('pending-invoices', deploymentOptions.product)}
              variant="quiet"
              size="sm"
            >
              {text('See all')}
            </ButtonLink>
          )}
        </span>
      }
    >
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={<CardsSkeleton />}
        emptyTitle={text('You owe nothing')}
        emptyText={text('New invoices will appear here.')}
      >
        {invoices && (
          <Grid
            invoices={invoices}
            onPay={(id) => setPaying(invoices.filter((invoice) => invoice.id === id))}
          />
        )}
      </ListFrame>
      {paying && (
        <PaymentModal
          invoices={paying}
          start={startOf(paying)}
          onAmountsChange={remember}
          onClose={close}
        />
      )}
    </Section>
  );
};
