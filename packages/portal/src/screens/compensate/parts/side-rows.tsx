import type { InvoiceSort } from '@surtidor/data';
import { type Currency, formatMoney, getAbsoluteMoney, sumByCurrency } from '@surtidor/domain';
import type { CompensationSide } from '@surtidor/domain/compensations';
import { getDueAge, type Invoice } from '@surtidor/domain/invoices';
import { disabledReasonTones, inkToneClasses, type LongTableColumn } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { useCallback, useMemo } from 'react';
import { DocumentRows, type DocumentRowsProps } from '../../../features/invoices/document-rows.tsx';
import { formatDueAge } from '../../../features/invoices/format-due-age.ts';
import { documentSorts, paymentSorts, type RowSorts } from '../../../features/invoices/row-sort.ts';
import { useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getDocumentTitle, getHold, type LocalHolds } from './compensable-card.ts';
import { prependUnloadedSelection, type SideDocuments } from './side-documents.ts';

export interface SideRowsProps extends SideDocuments, Pick<DocumentRowsProps, 'sortedColumnRef'> {
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
}

const amountClasses = cva('font-bold whitespace-nowrap', {
  variants: { kind: { debt: '', credit: 'text-ui-primary-ink' } },
});

/** The values that the cells need. */
interface CellContext {
  readonly text: Text;
  readonly currency: Currency;
  readonly holds: LocalHolds;
  /** Formats the age of an invoice's due date; empty for payments. */
  readonly formatAge: (document: Invoice) => string;
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

const getColumns = (
  side: CompensationSide,
  { text, currency, holds, formatAge }: CellContext,
): readonly LongTableColumn<Invoice>[] => {
  const { title, dateColumn } = tableConfigs[side];
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
  const columns = useMemo(
    () =>
      getColumns(side, {
        text,
        currency,
        holds,
        formatAge: (document) =>
          side === 'invoice' ? formatDueAge(getDueAge(document, today), text) : '',
      }),
    [side, text, currency, holds, today],
  );
  const getTitle = useCallback(
    (document: Invoice) => getDocumentTitle(document, side, text),
    [side, text],
  );
  const isDisabled = useCallback(
    (document: Invoice) => getHold(document, currency, holds) !== null,
    [currency, holds],
  );
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
      columns={columns}
      sorts={sorts}
      getTitle={getTitle}
      selected={selection.ids}
      onToggleAll={selection.toggleAll}
      {...(canSend && { onToggle: selection.toggle })}
      isDisabled={isDisabled}
      total={{
        title: text(totalTitle, { count: displayedDocuments.length }),
        amounts: sumByCurrency(absoluteBalances),
      }}
    />
  );
};
