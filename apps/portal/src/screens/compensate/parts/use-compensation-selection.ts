import {
  type CompensationSelection,
  type CompensationSide,
  emptyCompensation,
  type Invoice,
  toggleAllInvoices,
  toggleInCompensation,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The selection of both sides, with the documents. */
export interface SelectedDocuments {
  readonly payments: readonly Invoice[];
  readonly invoices: readonly Invoice[];
}

/** The selection of the two columns; it survives paging and refetching. */
export interface CompensationChoice {
  readonly selected: SelectedDocuments;
  /** Stable, so that selecting one card does not re-render the others. */
  readonly toggle: (side: CompensationSide, id: string) => void;
  /** Selects every selectable document of a side, or clears the selection if all are selected. */
  readonly toggleAll: (side: CompensationSide) => void;
  /** Replaces the selection; its documents may be outside the loaded lists. */
  readonly choose: (selected: SelectedDocuments) => void;
  readonly clear: () => void;
}

type Known = Readonly<Record<CompensationSide, Map<string, Invoice>>>;

const learn = (known: Known, side: CompensationSide, documents: readonly Invoice[]) => {
  for (const document of documents) known[side].set(document.id, document);
};

/**
 * The selected documents of both sides. Refetched lists update them; documents that become blocked or held
 * are deselected (faults 10).
 * @param shown The documents of the two lists.
 * @param isOpen Whether a document can be selected.
 */
export function useCompensationSelection(
  shown: SelectedDocuments,
  isOpen: (document: Invoice) => boolean,
): CompensationChoice {
  const known = useRef<Known>({ payment: new Map(), invoice: new Map() });
  const [stored, setStored] = useState<CompensationSelection>(emptyCompensation);
  learn(known.current, 'payment', shown.payments);
  learn(known.current, 'invoice', shown.invoices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what became known
  const selected = useMemo(() => {
    const openOf = (side: CompensationSide, documents: CompensationSelection['payments']) =>
      documents.flatMap(({ id }) => known.current[side].get(id) ?? []).filter(isOpen);
    return {
      payments: openOf('payment', stored.payments),
      invoices: openOf('invoice', stored.invoices),
    };
  }, [stored, isOpen, shown.payments, shown.invoices]);
  const toggle = useCallback((side: CompensationSide, id: string) => {
    const document = known.current[side].get(id);
    if (document) setStored((selection) => toggleInCompensation(selection, side, document));
  }, []);
  const choose = useCallback((next: SelectedDocuments) => {
    learn(known.current, 'payment', next.payments);
    learn(known.current, 'invoice', next.invoices);
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
