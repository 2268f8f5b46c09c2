import type { InvoiceSort } from '@surtidor/data';
import {
  type CompensationSide,
  formatDate,
  formatMoney,
  getAbsoluteMoney,
  getDueAge,
  type Invoice,
  sumMoney,
} from '@surtidor/domain';
import { disabledReasonTones, inkTone, type LongTableColumn } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { useCallback, useMemo } from 'react';
import { DocumentRows, type DocumentRowsProps } from '../../../features/invoices/document-rows.tsx';
import { formatDueAge } from '../../../features/invoices/format-due-age.ts';
import { documentSorts, paymentSorts, type RowSorts } from '../../../features/invoices/row-sort.ts';
import { useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { documentTitle, getHold, type KnownHolds } from './compensable-card.ts';
import { type SideDocuments, withUnloaded } from './side-documents.ts';

export interface SideRowsProps
  extends SideDocuments,
    Pick<DocumentRowsProps, 'sortedColumnRef' | 'onToggleAll'> {
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
}

const amountClasses = cva('font-bold whitespace-nowrap', {
  variants: { kind: { debt: '', credit: 'text-primary-ink' } },
});

/** The values that the cells need. */
interface CellParts {
  readonly text: Text;
  readonly holds: KnownHolds;
  /** Returns the age of an invoice's due date; empty for payments. */
  readonly ageOf: (document: Invoice) => string;
}

interface SideTable {
  readonly sorts: RowSorts;
  readonly label: PortalMessageKey;
  readonly title: PortalMessageKey;
  readonly total: PortalMessageKey;
  /** The date column of the side. */
  readonly day: {
    readonly id: 'date' | 'due';
    readonly header: PortalMessageKey;
    readonly of: (document: Invoice) => string;
  };
}

/** A payment has a document date, an invoice a due date. */
const tables: Readonly<Record<CompensationSide, SideTable>> = {
  payment: {
    sorts: paymentSorts,
    label: 'Payments',
    title: 'Payment no.',
    total: 'Total of the payments shown ({count})',
    day: { id: 'date', header: 'Date', of: ({ documentDate }) => formatDate(documentDate) },
  },
  invoice: {
    sorts: documentSorts,
    label: 'Invoices',
    title: 'Invoice no.',
    total: 'Total shown ({count})',
    day: { id: 'due', header: 'Due date', of: ({ dueDate }) => formatDate(dueDate) },
  },
};

const getColumns = (
  side: CompensationSide,
  { text, holds, ageOf }: CellParts,
): readonly LongTableColumn<Invoice>[] => {
  const { title, day } = tables[side];
  return [
    {
      id: 'title',
      header: text(title),
      part: 'title',
      track: 'minmax(9.5rem,1fr)',
      cell: (document) => documentTitle(document, side, text),
    },
    {
      id: day.id,
      header: text(day.header),
      track: 'minmax(6.5rem,1.5fr)',
      sortable: { first: day.id === 'due' ? 'ascending' : 'descending' },
      cell: (document) => {
        const hold = getHold(document, holds);
        return (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="whitespace-nowrap">{day.of(document)}</span>
            {hold ? (
              <span className={`text-xs ${inkTone[disabledReasonTones[hold.disabledReason]]}`}>
                {text(hold.note)}
              </span>
            ) : (
              <span className="text-xs whitespace-nowrap text-ink-soft @max-[34rem]/long-table:hidden">
                {ageOf(document)}
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
  selected,
  documents,
  holds,
  onToggle,
  ...list
}: SideRowsProps) => {
  const text = useText();
  const today = useToday();
  const { currency } = useVariant();
  const columns = useMemo(
    () =>
      getColumns(side, {
        text,
        holds,
        ageOf: (document) =>
          side === 'invoice' ? formatDueAge(getDueAge(document, today), text) : '',
      }),
    [side, text, holds, today],
  );
  const getTitle = useCallback(
    (document: Invoice) => documentTitle(document, side, text),
    [side, text],
  );
  const isDisabled = useCallback((document: Invoice) => getHold(document, holds) !== null, [holds]);
  const toggle = useCallback((id: string) => onToggle?.(side, id), [onToggle, side]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const shown = useMemo(() => withUnloaded(selected, documents), [selected, documents]);
  const { sorts, label, total } = tables[side];
  const sizes = shown.map(({ balance }) => getAbsoluteMoney(balance));
  return (
    <DocumentRows
      {...list}
      label={text(label)}
      documents={shown}
      columns={columns}
      sorts={sorts}
      getTitle={getTitle}
      selected={selectedIds}
      {...(onToggle && { onToggle: toggle })}
      isDisabled={isDisabled}
      total={{
        title: text(total, { count: shown.length }),
        amount: sumMoney(sizes, currency),
      }}
    />
  );
};
