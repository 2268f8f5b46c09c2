import type { InvoiceSort } from '@surtidor/data';
import { formatMoney, type Invoice, type Money } from '@surtidor/domain';
import { LongTable, type LongTableColumn, type TableSort } from '@surtidor/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { type RowSorts, sortOfColumn } from './row-sort.ts';

export interface DocumentRowsProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly documents: readonly Invoice[];
  /** Include the ids `title` and `amount`. Must be stable. */
  readonly columns: readonly LongTableColumn<Invoice>[];
  /** The sort of each sortable heading. */
  readonly sorts: RowSorts;
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
  /** The heading that was last pressed; focused again once the sorted rows are rendered. */
  readonly sortedFrom: RefObject<string | null>;
  /** Returns the title of a document. Must be stable. */
  readonly getTitle: (document: Invoice) => string;
  /** Ids of the selected documents. */
  readonly selected: ReadonlySet<string>;
  /** Absent if nothing can be selected. Must be stable. */
  readonly onToggle?: (id: string) => void;
  /** Selects every selectable document on screen, or none. */
  readonly onToggleAll: () => void;
  /** Whether a document cannot be selected. Stable while the result is the same. */
  readonly isDisabled: (document: Invoice) => boolean;
  /** The total of the documents on screen and its label in the footer. */
  readonly total: { readonly title: string; readonly amount: Money };
}

const getId = ({ id }: Invoice) => id;

const nowrap = (content: ReactNode) => <span className="whitespace-nowrap">{content}</span>;

/** Documents as rows, with a total in the footer. */
export const DocumentRows = (props: DocumentRowsProps) => {
  const { documents, sorts, sort, sortedFrom, getTitle, selected, onToggle, total } = props;
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = sortedFrom.current;
    sortedFrom.current = null;
    if (column === null) return;
    box.current?.querySelector<HTMLElement>(`[data-column="${column}"] button`)?.focus();
  }, [sortedFrom]);
  const rowLabel = useCallback(
    (document: Invoice) => text('Choose {document}', { document: getTitle(document) }),
    [text, getTitle],
  );
  const shownSort = sorts[sort];
  return (
    <div ref={box}>
      <LongTable
        label={props.label}
        columns={props.columns}
        rows={documents}
        rowId={getId}
        {...(shownSort && { sort: shownSort })}
        onSortChange={(requested: TableSort) => {
          sortedFrom.current = requested.column;
          props.onSortChange(sortOfColumn(sorts, requested) ?? sort);
        }}
        {...(onToggle && {
          selection: {
            selected,
            onToggle,
            onToggleAll: props.onToggleAll,
            rowLabel,
            isDisabled: props.isDisabled,
          },
        })}
        footer={{ title: total.title, amount: nowrap(formatMoney(total.amount)) }}
      />
    </div>
  );
};
