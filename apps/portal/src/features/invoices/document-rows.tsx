import type { InvoiceSort } from '@surtidor/data';
import { formatMoney, type Invoice, type Money } from '@surtidor/domain';
import { LongTable, type LongTableColumn, type TableSort } from '@surtidor/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { type RowSorts, sortOfColumn } from './row-sort.ts';

export interface DocumentRowsProps {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly documents: readonly Invoice[];
  /** One has the id `title`, one `amount`. Keep them the same array from one rendering to the next. */
  readonly columns: readonly LongTableColumn<Invoice>[];
  /** Which headings stand for which orders. */
  readonly sorts: RowSorts;
  readonly sort: InvoiceSort;
  readonly onSortChange: (sort: InvoiceSort) => void;
  /** The heading that asked for the present order: the focus goes back to it once the rows came. */
  readonly sortedFrom: RefObject<string | null>;
  /** How a document is called. Keeps its identity. */
  readonly titleOf: (document: Invoice) => string;
  /** Ids of the selected documents. */
  readonly selected: ReadonlySet<string>;
  /** Absent where nothing can be selected. Keeps its identity. */
  readonly onToggle?: (id: string) => void;
  /** Chooses every shown document that can be selected, or none of them. */
  readonly onToggleAll: () => void;
  /** Whether a document cannot be selected. Keeps its identity while the answers stay. */
  readonly isDisabled: (document: Invoice) => boolean;
  /** What the shown documents come to, and how the footer names it. */
  readonly total: { readonly title: string; readonly amount: Money };
}

const idOf = ({ id }: Invoice) => id;

const nowrap = (content: ReactNode) => <span className="whitespace-nowrap">{content}</span>;

/** Documents as rows: one line each, amounts below each other, what they come to in the footer. */
export const DocumentRows = (props: DocumentRowsProps) => {
  const { documents, sorts, sort, sortedFrom, titleOf, selected, onToggle, total } = props;
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = sortedFrom.current;
    sortedFrom.current = null;
    if (column === null) return;
    box.current?.querySelector<HTMLElement>(`[data-column="${column}"] button`)?.focus();
  }, [sortedFrom]);
  const rowLabel = useCallback(
    (document: Invoice) => text('Choose {document}', { document: titleOf(document) }),
    [text, titleOf],
  );
  const shownSort = sorts[sort];
  return (
    <div ref={box}>
      <LongTable
        label={props.label}
        columns={props.columns}
        rows={documents}
        rowId={idOf}
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
