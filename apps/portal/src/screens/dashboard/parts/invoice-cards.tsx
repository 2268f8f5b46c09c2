import { useDashboardInvoices } from '@surtidor/data';
import { abilitiesOf, formatDate, type Invoice, payableFirst, routePath } from '@surtidor/domain';
import { InvoiceCard, ListFrame, Skeleton } from '@surtidor/ui';
import { useState } from 'react';
import {
  useDocumentsInProgress,
  useWhenAttemptsEnd,
} from '../../../features/attempts/attempts-context.tsx';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { invoiceCardOf } from '../../../features/invoices/invoice-card-of.ts';
import { useTypedAmounts } from '../../../features/payments/drafts/use-typed-amounts.ts';
import { PaymentModal } from '../../../features/payments/modal/payment-modal.tsx';
import { useStationLens } from '../../../features/stations/station-lens.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/button-link.tsx';
import { Section } from './section.tsx';

/** A phone shows the first three: the rest is one press away. */
const grid = 'grid gap-4 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-3';

/** The dashboard says less of an invoice than its own page does. */
const shortFacts = (invoice: Invoice, text: Text) =>
  [
    { label: text('Due date'), value: formatDate(invoice.dueDate) },
    { label: text('Addressee'), value: invoice.destinationName },
  ].filter(({ value }) => value !== '');

const CardsSkeleton = () => (
  <span className={grid}>
    {[...'abcdefghi'].map((card) => (
      <Skeleton key={card} className="h-45 rounded-lg max-sm:nth-[n+4]:hidden" />
    ))}
  </span>
);

interface GridProps {
  readonly invoices: readonly Invoice[];
  /** An attempt is open: the list should be asked again. */
  readonly onSent: () => void;
}

const Grid = ({ invoices, onSent }: GridProps) => {
  const text = useText();
  const { deploymentOptions, now } = usePortal();
  const variant = useVariant();
  const { pay } = abilitiesOf(useSession(), variant, deploymentOptions);
  const inProgress = useDocumentsInProgress();
  const [paying, setPaying] = useState<readonly Invoice[] | null>(null);
  const { startOf, remember } = useTypedAmounts();
  const open = (id: string) => setPaying(invoices.filter((invoice) => invoice.id === id));
  const close = (sent: boolean) => {
    setPaying(null);
    if (sent) onSent();
  };
  const parts = { inProgress, timeZone: variant.timeZone, now: now() };
  return (
    <>
      <ul className={grid}>
        {payableFirst(invoices, inProgress).map((invoice) => {
          const card = invoiceCardOf(invoice, parts, text);
          const attempt = inProgress.get(invoice.documentNumber);
          return (
            <li key={invoice.id} className="grid">
              <InvoiceCard
                {...card}
                facts={shortFacts(invoice, text)}
                {...(attempt && { note: <HeldNote attempt={attempt}>{card.note}</HeldNote> })}
                {...(pay && { payLabel: text('Pay'), onPay: open })}
              />
            </li>
          );
        })}
      </ul>
      {paying && (
        <PaymentModal
          invoices={paying}
          start={startOf(paying)}
          onAmountsChange={remember}
          onClose={close}
        />
      )}
    </>
  );
};

/** The next invoices to pay, each with its Pay button (spec 2, dashboard). */
export const InvoiceCards = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { seePendingInvoices } = abilitiesOf(useSession(), useVariant(), deploymentOptions);
  const { state, retry } = useDashboardInvoices(useStationLens());
  const invoices = shownValue(state);
  useWhenAttemptsEnd(retry, invoices ?? undefined);
  return (
    <Section
      title={text('Invoices to pay next')}
      action={
        seePendingInvoices && (
          <ButtonLink
            href={routePath('pending-invoices', deploymentOptions.product)}
            variant="quiet"
            size="sm"
          >
            {text('See all')}
          </ButtonLink>
        )
      }
    >
      <ListFrame
        {...frameOf(state, retry, text)}
        skeleton={<CardsSkeleton />}
        emptyTitle={text('You owe nothing')}
        emptyText={text('New invoices will appear here.')}
      >
        {invoices && <Grid invoices={invoices} onSent={retry} />}
      </ListFrame>
    </Section>
  );
};
