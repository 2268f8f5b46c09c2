import type { InvoiceSort } from '@surtidor/data';
import { formatMoney, type Money } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { LongTable, type LongTableColumn, type TableSort } from '@surtidor/ui';
import { Fragment, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { SortedColumnContext } from '../lists/sorted-column.ts';
import { findSort, type RowSorts } from './row-sort.ts';

/** The columns of a table of documents, and the title of a document. */
export interface DocumentTable {
  /** Including those with the ids `title` and `amount`. */
  readonly columns: readonly LongTableColumn<Invoice>[];
  readonly getTitle: (document: Invoice) => string;
}

export interface DocumentRowsProps<Context extends object> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly documents: readonly Invoice[];
  /** Creates the table; called again if a value of `context` changes. */
  readonly createTable: (context: Context) => DocumentTable;
  /** What the cells depend on, besides their document. It always has the same keys. */
  readonly context: Context;
  /** The sort of each sortable heading. */
  readonly sorts: RowSorts;
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
  /** Ids of the selected documents. */
  readonly selected: ReadonlySet<string>;
  /** Called to select or unselect a document. Absent if nothing can be selected. */
  readonly onToggle?: (id: string) => void;
  /** Called to select or unselect every selectable document on screen. */
  readonly onToggleAll: () => void;
  /** Whether a document cannot be selected. */
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
export const DocumentRows = <Context extends object>(props: DocumentRowsProps<Context>) => {
  const { documents, createTable, context, sorts, sort } = props;
  const { selected, onToggle, total } = props;
  const text = useText();
  const sortedColumn = useContext(SortedColumnContext);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = sortedColumn.current;
    sortedColumn.current = null;
    if (column === null) return;
    container.current?.querySelector<HTMLElement>(`[data-column="${column}"] button`)?.focus();
  }, [sortedColumn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values of `context` replace it.
  const { columns, getTitle } = useMemo(
    () => createTable(context),
    [createTable, ...Object.values(context)],
  );
  const getRowLabel = useCallback(
    (document: Invoice) => text('Select {document}', { document: getTitle(document) }),
    [text, getTitle],
  );
  const tableSort = sorts[sort];
  return (
    <div ref={container}>
      <LongTable
        label={props.label}
        columns={columns}
        rows={documents}
        rowId={getId}
        {...(tableSort && { sort: tableSort })}
        onSortChange={(requestedSort: TableSort) => {
          sortedColumn.current = requestedSort.column;
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
