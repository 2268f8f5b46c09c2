import {
  type CompensationSelection,
  type CompensationSide,
  emptyCompensation,
  type Invoice,
  toggleAllInvoices,
  toggleInCompensation,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

/** The selected documents of both sides. */
export interface SelectedDocuments {
  readonly payments: readonly Invoice[];
  readonly invoices: readonly Invoice[];
}

/** The selection of the two columns; it survives paging and refetching. */
export interface CompensationSelectionState {
  readonly selected: SelectedDocuments;
  /** Has a stable identity, so selecting one card does not re-render the others. */
  readonly toggle: (side: CompensationSide, id: string) => void;
  /** Selects every selectable document of a side, or clears the selection if all are selected. */
  readonly toggleAll: (side: CompensationSide) => void;
  /** Replaces the selection; its documents may be outside the loaded lists. */
  readonly replace: (selected: SelectedDocuments) => void;
  readonly clear: () => void;
}

type DocumentsById = Readonly<Record<CompensationSide, Map<string, Invoice>>>;

const addDocuments = (
  documentsById: DocumentsById,
  side: CompensationSide,
  documents: readonly Invoice[],
) => {
  for (const document of documents) documentsById[side].set(document.id, document);
};

/**
 * Manages the selected documents of both sides. Refetched lists update them; documents that become blocked or held
 * are deselected (faults 10).
 * @param loadedDocuments The documents of the two lists.
 * @param isSelectable Whether a document can be selected.
 */
export function useCompensationSelection(
  loadedDocuments: SelectedDocuments,
  isSelectable: (document: Invoice) => boolean,
): CompensationSelectionState {
  const { currency } = useVariant();
  const documentsById = useRef<DocumentsById>({ payment: new Map(), invoice: new Map() });
  const [selection, setSelection] = useState<CompensationSelection>(emptyCompensation);
  addDocuments(documentsById.current, 'payment', loadedDocuments.payments);
  addDocuments(documentsById.current, 'invoice', loadedDocuments.invoices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the visible documents change
  const selected = useMemo(() => {
    const getSelectableDocuments = (
      side: CompensationSide,
      documents: CompensationSelection['payments'],
    ) =>
      documents.flatMap(({ id }) => documentsById.current[side].get(id) ?? []).filter(isSelectable);
    return {
      payments: getSelectableDocuments('payment', selection.payments),
      invoices: getSelectableDocuments('invoice', selection.invoices),
    };
  }, [selection, isSelectable, loadedDocuments.payments, loadedDocuments.invoices]);
  const toggle = useCallback(
    (side: CompensationSide, id: string) => {
      const document = documentsById.current[side].get(id);
      if (document)
        setSelection((current) => toggleInCompensation(current, side, document, currency));
    },
    [currency],
  );
  const replaceSelection = useCallback((next: SelectedDocuments) => {
    addDocuments(documentsById.current, 'payment', next.payments);
    addDocuments(documentsById.current, 'invoice', next.invoices);
    setSelection(next);
  }, []);
  const toggleAll = (side: CompensationSide) => {
    const column = side === 'payment' ? 'payments' : 'invoices';
    const selectableDocuments = loadedDocuments[column].filter(isSelectable);
    replaceSelection({
      ...selected,
      [column]: toggleAllInvoices(selected[column], selectableDocuments),
    });
  };
  const clear = useCallback(() => setSelection(emptyCompensation), []);
  return { selected, toggle, toggleAll, replace: replaceSelection, clear };
}
