import { fetchCompensables, type PagedRemote, useDataContext } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import type { CompensationSelection, CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import type { RowSelection } from '../../../features/lists/use-row-selection.ts';
import {
  type SelectableDocuments,
  useDocumentSelection,
} from '../../../features/payments/use-document-selection.ts';

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
 * @param lists The list of each side.
 * @param isSelectable Whether a document can be selected.
 */
export function useCompensationSelection(
  lists: Readonly<Record<CompensationSide, PagedRemote<Invoice, null>>>,
  isSelectable: (document: Invoice) => boolean,
): CompensationSelectionState {
  const dataContext = useDataContext();
  const getDocuments = (side: CompensationSide): SelectableDocuments => ({
    loadedDocuments: getLoadedItems(lists[side].state),
    isSelectable,
    change: lists[side].change,
    fetchDocuments: (numbers) => fetchCompensables(dataContext, side, numbers),
  });
  const payment = useDocumentSelection(getDocuments('payment'));
  const invoice = useDocumentSelection(getDocuments('invoice'));
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
