import type { ListChange } from '@surtidor/data';
import type { CompensationSelection, CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import { type RowSelection, useRowSelection } from '../../../features/lists/use-row-selection.ts';

/** The selected documents of both sides. */
export type SelectedDocuments = CompensationSelection<Invoice>;

/** The selection of the two columns; it survives paging and refetching. */
export interface CompensationSelectionState
  extends Readonly<Record<CompensationSide, RowSelection<Invoice>>> {
  readonly selected: SelectedDocuments;
  /** Replaces the selection; its documents may be outside the loaded lists. */
  readonly replace: (selected: SelectedDocuments) => void;
  readonly clear: () => void;
}

/**
 * Manages the selected documents of both sides.
 * @param loadedDocuments The documents of the two lists.
 * @param isSelectable Whether a document can be selected.
 * @param changes The last change of each list; removed documents are deselected.
 */
export function useCompensationSelection(
  loadedDocuments: SelectedDocuments,
  isSelectable: (document: Invoice) => boolean,
  changes: Readonly<Record<CompensationSide, ListChange | null>>,
): CompensationSelectionState {
  const payment = useRowSelection(loadedDocuments.payments, isSelectable, changes.payment);
  const invoice = useRowSelection(loadedDocuments.invoices, isSelectable, changes.invoice);
  return {
    payment,
    invoice,
    selected: useMemo(
      () => ({ payments: payment.rows, invoices: invoice.rows }),
      [payment.rows, invoice.rows],
    ),
    replace: ({ payments, invoices }) => {
      payment.replace(payments);
      invoice.replace(invoices);
    },
    clear: () => {
      payment.clear();
      invoice.clear();
    },
  };
}
