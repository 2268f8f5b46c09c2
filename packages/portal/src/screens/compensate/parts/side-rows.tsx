import type { InvoiceSort } from '@surtidor/data';
import {
  type CalendarDate,
  type Currency,
  formatMoney,
  getAbsoluteMoney,
  sumByCurrency,
} from '@surtidor/domain';
import type { CompensationSide } from '@surtidor/domain/compensations';
import { getDueAge, type Invoice } from '@surtidor/domain/invoices';
import { disabledReasonTones, inkToneClasses, type LongTableColumn } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { useMemo } from 'react';
import { DocumentRows, type DocumentTable } from '../../../features/invoices/document-rows.tsx';
import { formatDueAge } from '../../../features/invoices/format-due-age.ts';
import { documentSorts, paymentSorts, type RowSorts } from '../../../features/invoices/row-sort.ts';
import { useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getDocumentTitle, getHold, type LocalHolds } from './compensable-card.ts';
import { prependUnloadedSelection, type SideDocuments } from './side-documents.ts';

export interface SideRowsProps extends SideDocuments {
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
}

const amountClasses = cva('font-bold whitespace-nowrap', {
  variants: { kind: { debt: '', credit: 'text-ui-primary-ink' } },
});

/** What the cells depend on, besides their document. */
interface TableContext {
  readonly side: CompensationSide;
  readonly text: Text;
  readonly currency: Currency;
  readonly holds: LocalHolds;
  readonly today: CalendarDate;
}

interface SideTableConfig {
  readonly sorts: RowSorts;
  readonly label: PortalMessageKey;
  readonly title: PortalMessageKey;
  readonly totalTitle: PortalMessageKey;
  /** The date column of the side. */
  readonly dateColumn: {
    readonly id: 'date' | 'due';
    readonly header: PortalMessageKey;
    readonly format: (document: Invoice, text: Text) => string;
  };
}

/** A payment has a document date, an invoice a due date. */
const tableConfigs: Readonly<Record<CompensationSide, SideTableConfig>> = {
  payment: {
    sorts: paymentSorts,
    label: 'Payments',
    title: 'Payment no.',
    totalTitle: 'Total of the payments shown ({count})',
    dateColumn: {
      id: 'date',
      header: 'Date',
      format: ({ documentDate }, text) => formatDate(documentDate, text),
    },
  },
  invoice: {
    sorts: documentSorts,
    label: 'Invoices',
    title: 'Invoice no.',
    totalTitle: 'Total shown ({count})',
    dateColumn: {
      id: 'due',
      header: 'Due date',
      format: ({ dueDate }, text) => formatDate(dueDate, text),
    },
  },
};

const getColumns = ({
  side,
  text,
  currency,
  holds,
  today,
}: TableContext): readonly LongTableColumn<Invoice>[] => {
  const { title, dateColumn } = tableConfigs[side];
  const formatAge = (document: Invoice) =>
    side === 'invoice' ? formatDueAge(getDueAge(document, today), text) : '';
  return [
    {
      id: 'title',
      header: text(title),
      part: 'title',
      track: 'minmax(9.5rem,1fr)',
      cell: (document) => getDocumentTitle(document, side, text),
    },
    {
      id: dateColumn.id,
      header: text(dateColumn.header),
      track: 'minmax(6.5rem,1.5fr)',
      sortable: { first: dateColumn.id === 'due' ? 'ascending' : 'descending' },
      cell: (document) => {
        const hold = getHold(document, currency, holds);
        return (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="whitespace-nowrap">{dateColumn.format(document, text)}</span>
            {hold ? (
              <span
                className={`text-xs ${inkToneClasses[disabledReasonTones[hold.disabledReason]]}`}
              >
                {text(hold.note)}
              </span>
            ) : (
              <span className="text-xs whitespace-nowrap text-ui-ink-soft @max-[34rem]/long-table:hidden">
                {formatAge(document)}
              </span>
            )}
          </span>
        );
      },
    },
    {
      id: 'amount',
      header: text('Value'),
      kind: 'number',
      track: '8rem',
      sortable: { first: 'descending' },
      cell: ({ balance }) => (
        <span className={amountClasses({ kind: balance.minor < 0 ? 'credit' : 'debt' })}>
          {formatMoney(getAbsoluteMoney(balance))}
        </span>
      ),
    },
  ];
};

const createTable = (context: TableContext): DocumentTable => ({
  columns: getColumns(context),
  getTitle: (document) => getDocumentTitle(document, context.side, context.text),
});

/** Renders one side's documents as rows. Amounts have no sign, as on the cards. */
export const SideRows = ({
  side,
  selection,
  documents,
  holds,
  canSend,
  ...rest
}: SideRowsProps) => {
  const text = useText();
  const today = useToday();
  const { currency } = useVariant();
  const displayedDocuments = useMemo(
    () => prependUnloadedSelection(selection.rows, documents),
    [selection.rows, documents],
  );
  const { sorts, label, totalTitle } = tableConfigs[side];
  const absoluteBalances = displayedDocuments.map(({ balance }) => getAbsoluteMoney(balance));
  return (
    <DocumentRows
      {...rest}
      label={text(label)}
      documents={displayedDocuments}
      createTable={createTable}
      context={{ side, text, currency, holds, today }}
      sorts={sorts}
      selected={selection.ids}
      onToggleAll={selection.toggleAll}
      {...(canSend && { onToggle: selection.toggle })}
      isDisabled={(document) => getHold(document, currency, holds) !== null}
      total={{
        title: text(totalTitle, { count: displayedDocuments.length }),
        amounts: sumByCurrency(absoluteBalances),
      }}
    />
  );
};
