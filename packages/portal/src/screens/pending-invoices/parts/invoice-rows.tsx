import { formatMoney, sumByCurrency } from '@surtidor/domain';
import { getCardTotalTone, getRecordNumber, hasPdf, type Invoice } from '@surtidor/domain/invoices';
import { getPayability } from '@surtidor/domain/payments';
import { getInvoicePath } from '@surtidor/domain/session';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { disabledReasonTones, inkToneClasses, Link, StatusPill } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { getDisabledState } from '../../../features/invoices/disabled-state.ts';
import {
  DocumentRows,
  type DocumentRowsProps,
  type DocumentTable,
} from '../../../features/invoices/document-rows.tsx';
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
  extends Omit<InvoiceGridProps, 'getClassName' | 'isCompact' | 'onPay'>,
    Pick<DocumentRowsProps<TableContext>, 'sort' | 'onSortChange' | 'onToggleAll'> {}

/** What the cells depend on, besides their invoice. */
interface TableContext {
  readonly text: Text;
  readonly attempts: InvoiceAttempts;
  /** Epoch hours. Ages are calculated again once an hour. */
  readonly hour: number;
}

interface StatusCellProps extends Pick<TableContext, 'attempts'> {
  readonly invoice: Invoice;
}

const StatusCell = ({ invoice, attempts }: StatusCellProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone, currency } = useVariant();
  const context = { attempts, currency, timeZone, now: now() };
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

const amountClasses = cva('font-bold whitespace-nowrap', {
  variants: { tone: { plain: '', primary: 'text-ui-primary-ink' } },
});

/** The amount of a row. Credits have the primary color (spec 2). */
const Amount = ({ invoice }: { invoice: Invoice }) => (
  <span className={amountClasses({ tone: getCardTotalTone(invoice) })}>
    {formatMoney(invoice.balance)}
  </span>
);

/** The title of a row, with a link to the invoice. */
const Title = ({ invoice }: { invoice: Invoice }) => (
  <Link href={getInvoicePath(getRecordNumber(invoice))} tabIndex={-1}>
    {getInvoiceTitle(invoice, useText())}
  </Link>
);

const Pdf = ({ invoice }: { invoice: Invoice }) => (
  <StatusPdf invoice={invoice} document={getInvoiceTitle(invoice, useText())} inGrid />
);

const createDateColumn = (field: ListField<Invoice>, text: Text) => ({
  header: text(field.label),
  cell: (invoice: Invoice) => (
    <span className="whitespace-nowrap">{field.format(invoice, text)}</span>
  ),
});

const createInvoiceTable = ({ text, attempts }: TableContext): DocumentTable => ({
  columns: [
    {
      id: 'title',
      header: text('Invoice no.'),
      part: 'title',
      track: 'minmax(9rem,1.2fr)',
      cell: (invoice) => <Title invoice={invoice} />,
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
      ...createDateColumn(invoiceFields.documentDate, text),
      // The column is too narrow for the full name.
      header: text('Date'),
    },
    {
      id: 'due',
      track: '7rem',
      sortable: { first: 'ascending' },
      ...createDateColumn(invoiceFields.dueDate, text),
    },
    {
      id: 'state',
      header: text('State'),
      track: 'minmax(10rem,1.7fr)',
      cell: (invoice) => <StatusCell {...{ invoice, attempts }} />,
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
      cell: (invoice) => hasPdf(invoice) && <Pdf invoice={invoice} />,
    },
  ],
  getTitle: (invoice) => getInvoiceTitle(invoice, text),
});

/** The invoices as rows, with totals in the footer. */
export const InvoiceRows = (props: InvoiceRowsProps) => {
  const { invoices, attempts, ...rowsProps } = props;
  const text = useText();
  const { now } = usePortal();
  const { currency } = useVariant();
  return (
    <DocumentRows
      {...rowsProps}
      label={text('Pending invoices')}
      documents={invoices}
      createTable={createInvoiceTable}
      context={{ text, attempts, hour: Math.floor(now() / 3_600_000) }}
      sorts={documentSorts}
      isDisabled={(invoice) => getPayability(invoice, currency, attempts.inProgress) !== 'payable'}
      total={{
        title: text('Total shown ({count})', { count: invoices.length }),
        amounts: sumByCurrency(invoices.map(({ balance }) => balance)),
      }}
    />
  );
};
