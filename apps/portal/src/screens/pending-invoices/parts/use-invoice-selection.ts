import {
  addInvoices,
  getPayability,
  type Invoice,
  toggleAllInvoices,
  toggleSelection,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The selected invoices. */
export interface InvoiceSelection {
  /** Stable until the selection changes. */
  readonly selected: readonly Invoice[];
  readonly ids: ReadonlySet<string>;
  /** Stable, so that selecting one card does not re-render the others. */
  readonly toggle: (id: string) => void;
  /** Adds invoices to the selection, including those not shown. Stable. */
  readonly add: (invoices: readonly Invoice[]) => void;
  /** Replaces the selection. Stable. */
  readonly replace: (invoices: readonly Invoice[]) => void;
  /** Selects all payable invoices of the list, or deselects them if all are selected. */
  readonly toggleAll: (invoices: readonly Invoice[]) => void;
  readonly clear: () => void;
}

/**
 * Returns a selection that survives paging and filters. Invoices that become paid or blocked, or that are
 * part of a payment, are deselected (faults 10).
 */
export function useInvoiceSelection(
  shown: readonly Invoice[],
  inProgress: ReadonlyMap<string, unknown>,
): InvoiceSelection {
  const [stored, setStored] = useState<readonly Invoice[]>([]);
  const byId = useMemo(() => new Map(shown.map((invoice) => [invoice.id, invoice])), [shown]);
  const loadedById = useRef(byId);
  loadedById.current = byId;
  const selected = useMemo(
    () =>
      stored
        .map((invoice) => byId.get(invoice.id) ?? invoice)
        .filter((invoice) => getPayability(invoice, inProgress) === 'payable'),
    [stored, byId, inProgress],
  );
  const toggle = useCallback((id: string) => {
    setStored((selection) => {
      const invoice = loadedById.current.get(id) ?? selection.find((one) => one.id === id);
      return invoice ? toggleSelection(selection, invoice) : selection;
    });
  }, []);
  return {
    selected,
    ids: useMemo(() => new Set(selected.map(({ id }) => id)), [selected]),
    toggle,
    replace: useCallback((invoices) => setStored(invoices), []),
    add: useCallback((added) => setStored((selection) => addInvoices(selection, added)), []),
    toggleAll: (all) => {
      const payable = all.filter((invoice) => getPayability(invoice, inProgress) === 'payable');
      setStored((selection) => toggleAllInvoices(selection, payable));
    },
    clear: useCallback(() => setStored([]), []),
  };
}
