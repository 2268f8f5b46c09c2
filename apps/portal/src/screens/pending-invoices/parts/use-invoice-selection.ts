import {
  addInvoices,
  getPayability,
  type Invoice,
  toggleAllInvoices,
  toggleSelection,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

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
  loadedInvoices: readonly Invoice[],
  inProgress: ReadonlyMap<string, unknown>,
): InvoiceSelection {
  const { currency } = useVariant();
  const [storedInvoices, setStoredInvoices] = useState<readonly Invoice[]>([]);
  const loadedById = useMemo(
    () => new Map(loadedInvoices.map((invoice) => [invoice.id, invoice])),
    [loadedInvoices],
  );
  const loadedByIdRef = useRef(loadedById);
  loadedByIdRef.current = loadedById;
  const selected = useMemo(
    () =>
      storedInvoices
        .map((invoice) => loadedById.get(invoice.id) ?? invoice)
        .filter((invoice) => getPayability(invoice, currency, inProgress) === 'payable'),
    [storedInvoices, loadedById, currency, inProgress],
  );
  const toggle = useCallback((id: string) => {
    setStoredInvoices((selection) => {
      const invoice =
        loadedByIdRef.current.get(id) ??
        selection.find((selectedInvoice) => selectedInvoice.id === id);
      return invoice ? toggleSelection(selection, invoice) : selection;
    });
  }, []);
  return {
    selected,
    ids: useMemo(() => new Set(selected.map(({ id }) => id)), [selected]),
    toggle,
    replace: useCallback((invoices) => setStoredInvoices(invoices), []),
    add: useCallback(
      (newInvoices) => setStoredInvoices((selection) => addInvoices(selection, newInvoices)),
      [],
    ),
    toggleAll: (listedInvoices) => {
      const payableInvoices = listedInvoices.filter(
        (invoice) => getPayability(invoice, currency, inProgress) === 'payable',
      );
      setStoredInvoices((selection) => toggleAllInvoices(selection, payableInvoices));
    },
    clear: useCallback(() => setStoredInvoices([]), []),
  };
}
