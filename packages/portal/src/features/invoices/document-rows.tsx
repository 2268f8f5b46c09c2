import type { InvoiceSort } from '@surtidor/data';
import { formatMoney, type Money } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { LongTable, type LongTableColumn, type TableSort } from '@surtidor/ui';
import { Fragment, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { findSort, type RowSorts } from './row-sort.ts';

export interface DocumentRowsProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly documents: readonly Invoice[];
  /** The columns, including those with the ids `title` and `amount`. Must be stable. */
  readonly columns: readonly LongTableColumn<Invoice>[];
  /** The sort of each sortable heading. */
  readonly sorts: RowSorts;
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
  /** The heading that was clicked last; focused again after the sorted rows are rendered. */
  readonly sortedColumnRef: RefObject<string | null>;
  /** Returns the title of a document. Must be stable. */
  readonly getTitle: (document: Invoice) => string;
  /** Ids of the selected documents. */
  readonly selected: ReadonlySet<string>;
  /** Called to select or unselect a document. Absent if nothing can be selected. Must be stable. */
  readonly onToggle?: (id: string) => void;
  /** Called to select or unselect every selectable document on screen. */
  readonly onToggleAll: () => void;
  /** Whether a document cannot be selected. Stable while the result is the same. */
  readonly isDisabled: (document: Invoice) => boolean;
  /** The totals of the documents on screen, one per currency, and their label in the footer. */
  readonly total: { readonly title: string; readonly amounts: readonly Money[] };
}

const getId = ({ id }: Invoice) => id;

const renderTotals = (amounts: readonly Money[]) =>
  amounts.map((amount, index) => (
    <Fragment key={amount.currency}>
      {index > 0 && <span>{' + '}</span>}
      <span className="whitespace-nowrap">{formatMoney(amount)}</span>
    </Fragment>
  ));

/** Renders documents as rows, with a total in the footer. */
export const DocumentRows = (props: DocumentRowsProps) => {
  const { documents, sorts, sort, sortedColumnRef, getTitle, selected, onToggle, total } = props;
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = sortedColumnRef.current;
    sortedColumnRef.current = null;
    if (column === null) return;
    container.current?.querySelector<HTMLElement>(`[data-column="${column}"] button`)?.focus();
  }, [sortedColumnRef]);
  const getRowLabel = useCallback(
    (document: Invoice) => text('Select {document}', { document: getTitle(document) }),
    [text, getTitle],
  );
  const tableSort = sorts[sort];
  return (
    <div ref={container}>
      <LongTable
        label={props.label}
        columns={props.columns}
        rows={documents}
        rowId={getId}
        {...(tableSort && { sort: tableSort })}
        onSortChange={(requestedSort: TableSort) => {
          sortedColumnRef.current = requestedSort.column;
          props.onSortChange(findSort(sorts, requestedSort) ?? sort);
        }}
        {...(onToggle && {
          selection: {
            selected,
            onToggle,
            onToggleAll: props.onToggleAll,
            rowLabel: getRowLabel,
            isDisabled: props.isDisabled,
          },
        })}
        footer={{ title: total.title, amount: renderTotals(total.amounts) }}
      />
    </div>
  );
};
