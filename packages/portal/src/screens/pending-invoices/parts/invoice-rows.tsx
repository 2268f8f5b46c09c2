import { type Currency, formatMoney, sumByCurrency } from '@surtidor/domain';
import { getCardTotalTone, getRecordNumber, hasPdf, type Invoice } from '@surtidor/domain/invoices';
import { getPayability } from '@surtidor/domain/payments';
import { getInvoicePath } from '@surtidor/domain/session';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import {
  disabledReasonTones,
  inkToneClasses,
  Link,
  type LongTableColumn,
  StatusPill,
} from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { useCallback, useMemo } from 'react';
import { getDisabledState } from '../../../features/invoices/disabled-state.ts';
import { DocumentRows, type DocumentRowsProps } from '../../../features/invoices/document-rows.tsx';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { getInvoiceState } from '../../../features/invoices/invoice-state.ts';
import { documentSorts } from '../../../features/invoices/row-sort.ts';
import { createTableColumn, type ListField } from '../../../features/lists/list-fields.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { InvoiceGridProps } from './invoice-grid.tsx';
import { StatusPdf } from './status-pdf.tsx';

export interface InvoiceRowsProps
  extends Omit<InvoiceGridProps, 'getClassName' | 'isCompact'>,
    Pick<DocumentRowsProps, 'sort' | 'onSortChange' | 'onToggleAll' | 'sortedColumnRef'> {}

/** The values that the cells need besides their invoice. */
interface CellContext {
  readonly text: Text;
  readonly attempts: InvoiceAttempts;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly now: number;
}

const StatusCell = ({ invoice, context }: { invoice: Invoice; context: CellContext }) => {
  const { text, attempts } = context;
  const { status, age } = getInvoiceState(invoice, context, text);
  const attempt = attempts.inProgress.get(invoice.documentNumber);
  const lastOutcome = attempts.lastOutcomes.get(invoice.documentNumber);
  const { disabledReason, note } = getDisabledState(
    invoice,
    { ...context, attempt, lastOutcome },
    text,
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusPill tone={status.tone} emphasis={status.emphasis}>
        {status.label}
      </StatusPill>
      {note && disabledReason ? (
        <span className={`text-xs ${inkToneClasses[disabledReasonTones[disabledReason]]}`}>
          {text(note.key, note.params)}
        </span>
      ) : (
        age && <span className="text-xs text-ui-ink-soft">{age}</span>
      )}
      {note && disabledReason === null && (
        <span className="text-xs text-ui-ink-soft">{text(note.key, note.params)}</span>
      )}
    </span>
  );
};

const renderNowrap = (content: string) => <span className="whitespace-nowrap">{content}</span>;

const amountClasses = cva('font-bold whitespace-nowrap', {
  variants: { tone: { plain: '', primary: 'text-ui-primary-ink' } },
});

/** The amount of a row. Credits have the primary color (spec 2). */
const Amount = ({ invoice }: { invoice: Invoice }) => (
  <span className={amountClasses({ tone: getCardTotalTone(invoice) })}>
    {formatMoney(invoice.balance)}
  </span>
);

const createInvoiceColumns = (context: CellContext): readonly LongTableColumn<Invoice>[] => {
  const { text } = context;
  const createDateColumn = (field: ListField<Invoice>) => ({
    header: text(field.label),
    cell: (invoice: Invoice) => renderNowrap(field.format(invoice, text)),
  });
  return [
    {
      id: 'title',
      header: text('Invoice no.'),
      part: 'title',
      track: 'minmax(9rem,1.2fr)',
      cell: (invoice) => (
        <Link href={getInvoicePath(getRecordNumber(invoice))} tabIndex={-1}>
          {getInvoiceTitle(invoice, text)}
        </Link>
      ),
    },
    {
      id: 'number',
      track: '7.25rem',
      visibility: 'wide',
      ...createTableColumn(invoiceFields.documentNumber, text),
    },
    {
      id: 'destination',
      track: 'minmax(8rem,1.3fr)',
      visibility: 'wide',
      ...createTableColumn(invoiceFields.destination, text),
    },
    {
      id: 'date',
      track: '7rem',
      visibility: 'wide',
      sortable: { first: 'descending' },
      ...createDateColumn(invoiceFields.documentDate),
      // The column is too narrow for the full name.
      header: text('Date'),
    },
    {
      id: 'due',
      track: '7rem',
      sortable: { first: 'ascending' },
      ...createDateColumn(invoiceFields.dueDate),
    },
    {
      id: 'state',
      header: text('State'),
      track: 'minmax(10rem,1.7fr)',
      cell: (invoice) => <StatusCell invoice={invoice} context={context} />,
    },
    {
      id: 'amount',
      header: text('Value'),
      kind: 'number',
      track: '8rem',
      sortable: { first: 'descending' },
      cell: (invoice) => <Amount invoice={invoice} />,
    },
    {
      id: 'file',
      header: 'PDF',
      track: '5rem',
      cell: (invoice) =>
        hasPdf(invoice) && (
          <StatusPdf invoice={invoice} document={getInvoiceTitle(invoice, text)} inGrid />
        ),
    },
  ];
};

/** The invoices as rows, with totals in the footer. */
export const InvoiceRows = (props: InvoiceRowsProps) => {
  const { invoices, attempts, ...rowsProps } = props;
  const { inProgress } = attempts;
  const text = useText();
  const { now } = usePortal();
  const { timeZone, currency } = useVariant();
  const currentTime = now();
  // Ages are recalculated once an hour.
  const hour = Math.floor(currentTime / 3_600_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hour` replaces `currentTime`.
  const columns = useMemo(
    () => createInvoiceColumns({ text, attempts, currency, timeZone, now: currentTime }),
    [text, attempts, currency, timeZone, hour],
  );
  const getTitle = useCallback((invoice: Invoice) => getInvoiceTitle(invoice, text), [text]);
  const isDisabled = useCallback(
    (invoice: Invoice) => getPayability(invoice, currency, inProgress) !== 'payable',
    [currency, inProgress],
  );
  return (
    <DocumentRows
      {...rowsProps}
      label={text('Pending invoices')}
      documents={invoices}
      columns={columns}
      sorts={documentSorts}
      getTitle={getTitle}
      isDisabled={isDisabled}
      total={{
        title: text('Total shown ({count})', { count: invoices.length }),
        amounts: sumByCurrency(invoices.map(({ balance }) => balance)),
      }}
    />
  );
};
