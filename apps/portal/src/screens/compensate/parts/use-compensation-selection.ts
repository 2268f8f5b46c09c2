import {
  type CompensationSelection,
  type CompensationSide,
  emptyCompensation,
  type Invoice,
  toggleAllInvoices,
  toggleInCompensation,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The selected documents of both sides. */
export interface SelectedDocuments {
  readonly payments: readonly Invoice[];
  readonly invoices: readonly Invoice[];
}

/** The selection of the two columns; it survives paging and refetching. */
export interface CompensationChoice {
  readonly selected: SelectedDocuments;
  /** Has a stable identity, so selecting one card does not re-render the others. */
  readonly toggle: (side: CompensationSide, id: string) => void;
  /** Selects every selectable document of a side, or clears the selection if all are selected. */
  readonly toggleAll: (side: CompensationSide) => void;
  /** Replaces the selection; its documents may be outside the loaded lists. */
  readonly choose: (selected: SelectedDocuments) => void;
  readonly clear: () => void;
}

type LoadedDocuments = Readonly<Record<CompensationSide, Map<string, Invoice>>>;

const addLoaded = (
  loaded: LoadedDocuments,
  side: CompensationSide,
  documents: readonly Invoice[],
) => {
  for (const document of documents) loaded[side].set(document.id, document);
};

/**
 * Manages the selected documents of both sides. Refetched lists update them; documents that become blocked or held
 * are deselected (faults 10).
 * @param shown The documents of the two lists.
 * @param isOpen Whether a document can be selected.
 */
export function useCompensationSelection(
  shown: SelectedDocuments,
  isOpen: (document: Invoice) => boolean,
): CompensationChoice {
  const loadedDocuments = useRef<LoadedDocuments>({ payment: new Map(), invoice: new Map() });
  const [stored, setStored] = useState<CompensationSelection>(emptyCompensation);
  addLoaded(loadedDocuments.current, 'payment', shown.payments);
  addLoaded(loadedDocuments.current, 'invoice', shown.invoices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the visible documents change
  const selected = useMemo(() => {
    const getOpenDocuments = (
      side: CompensationSide,
      documents: CompensationSelection['payments'],
    ) => documents.flatMap(({ id }) => loadedDocuments.current[side].get(id) ?? []).filter(isOpen);
    return {
      payments: getOpenDocuments('payment', stored.payments),
      invoices: getOpenDocuments('invoice', stored.invoices),
    };
  }, [stored, isOpen, shown.payments, shown.invoices]);
  const toggle = useCallback((side: CompensationSide, id: string) => {
    const document = loadedDocuments.current[side].get(id);
    if (document) setStored((selection) => toggleInCompensation(selection, side, document));
  }, []);
  const choose = useCallback((next: SelectedDocuments) => {
    addLoaded(loadedDocuments.current, 'payment', next.payments);
    addLoaded(loadedDocuments.current, 'invoice', next.invoices);
    setStored(next);
  }, []);
  const toggleAll = (side: CompensationSide) => {
    const column = side === 'payment' ? 'payments' : 'invoices';
    const open = shown[column].filter(isOpen);
    choose({ ...selected, [column]: toggleAllInvoices(selected[column], open) });
  };
  const clear = useCallback(() => setStored(emptyCompensation), []);
  return { selected, toggle, toggleAll, choose, clear };
}
