import {
  formatDate,
  getDisplayNumber,
  getOrderDetailsPath,
  type Invoice,
  type Order,
} from '@surtidor/domain';
import { Button, Dialog, Link, Skeleton } from '@surtidor/ui';
import { type ReactNode, useId, useState } from 'react';
import { usePortal, useRoutePath } from '../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { getInvoiceTitle } from '../invoices/document-title.ts';
import { getOrderStatusBadge, getOrderTitle } from '../orders/order-texts.ts';
import { useVisitNews, type VisitNews } from './use-visit-news.ts';

const getCounts = ({ newInvoices, newlyDueInvoices, changedOrders }: VisitNews, text: Text) =>
  [
    newInvoices.length === 1
      ? text('1 new invoice')
      : newInvoices.length > 1 && text('{count} new invoices', { count: newInvoices.length }),
    newlyDueInvoices.length === 1
      ? text('1 invoice became overdue')
      : newlyDueInvoices.length > 1 &&
        text('{count} invoices became overdue', { count: newlyDueInvoices.length }),
    changedOrders.length === 1
      ? text('1 order changed its status')
      : changedOrders.length > 1 &&
        text('{count} orders changed their status', { count: changedOrders.length }),
  ].filter((count) => count !== false);

/** Renders what changed since the last visit: one line, with the details in a dialog. */
export const LastVisit = ({ isVisible }: { readonly isVisible: boolean }) => {
  const id = useId();
  const text = useText();
  const [open, setOpen] = useState(false);
  const { state, acknowledge } = useVisitNews();
  // The first visit is recorded and shows nothing.
  if (!isVisible) return null;
  const counts = state.kind === 'ready' ? getCounts(state.news, text) : [];
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-1 items-center gap-x-3 text-sm lg:border-l lg:border-ui-line-strong lg:pl-4 print:hidden"
    >
      <div className="min-w-0 sm:flex sm:items-baseline sm:gap-x-2">
        <h2 id={id} className="shrink-0 font-heading text-sm font-bold">
          {/* A phone hides the date. */}
          {state.kind === 'ready' ? (
            <>
              <span className="sm:hidden">{text('Since your last visit')}</span>
              <span className="max-sm:hidden">
                {text('Since your last visit, on {date}', {
                  date: formatDate(state.news.visitDate),
                })}
              </span>
            </>
          ) : (
            text('Since your last visit')
          )}
        </h2>
        <p className="truncate" aria-live="polite">
          {state.kind === 'loading' && <Skeleton className="h-4 w-56" />}
          {state.kind === 'failed' && <span>{text('The changes could not be loaded.')}</span>}
          {state.kind === 'ready' && (
            <span>{counts.length === 0 ? text('No changes.') : counts.join(' · ')}</span>
          )}
        </p>
      </div>
      {counts.length > 0 && state.kind === 'ready' && (
        <span className="shrink-0 max-sm:ml-auto">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {text('View changes')}
          </Button>
          <NewsDialog
            news={state.news}
            open={open}
            onClose={() => setOpen(false)}
            onAcknowledge={() => {
              setOpen(false);
              acknowledge();
            }}
          />
        </span>
      )}
    </section>
  );
};

interface NewsDialogProps {
  readonly news: VisitNews;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the user has seen the changes. The next visit is then compared with today. */
  readonly onAcknowledge: () => void;
}

const NewsDialog = ({ news, open, onClose, onAcknowledge }: NewsDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open={open}
      title={text('Since your last visit')}
      footer={<Button onClick={onAcknowledge}>{text('Got it')}</Button>}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className="flex flex-col gap-5">
        <NewsSection title={text('New invoices')} rows={news.newInvoices.map(renderInvoice)} />
        <NewsSection
          title={text('Invoices that became overdue')}
          rows={news.newlyDueInvoices.map(renderInvoice)}
        />
        <NewsSection
          title={text('Orders with a new status')}
          rows={news.changedOrders.map((order) => <OrderLine key={order.id} order={order} />)}
        />
      </div>
    </Dialog>
  );
};

const renderInvoice = (invoice: Invoice) => <InvoiceLine key={invoice.id} invoice={invoice} />;

const NewsSection = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly ReactNode[];
}) => {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="font-heading font-bold">{title}</h3>
      <ul className="mt-1 divide-y divide-ui-line">{rows}</ul>
    </section>
  );
};

const InvoiceLine = ({ invoice }: { readonly invoice: Invoice }) => {
  const text = useText();
  const path = useRoutePath()('pending-invoices');
  const number = getDisplayNumber(invoice);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
      <Link href={`${path}?${new URLSearchParams({ q: number })}`}>
        {getInvoiceTitle(invoice, text)}
      </Link>
      <span className="text-ui-ink-soft">{`${text('Due date')}: ${formatDate(invoice.dueDate)}`}</span>
    </li>
  );
};

const OrderLine = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
      <Link href={getOrderDetailsPath(order.number)}>{getOrderTitle(order, text)}</Link>
      <span className="text-ui-ink-soft">
        {getOrderStatusBadge(order, deploymentOptions, text).label}
      </span>
    </li>
  );
};
