import {
  type Invoice,
  payabilityOf,
  toggleSelection,
  withAdded,
  withAllToggled,
} from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The invoices selected to be paid. */
export interface InvoiceSelection {
  /** Keeps its identity until it changes. */
  readonly selected: readonly Invoice[];
  readonly ids: ReadonlySet<string>;
  /** Stable, so that choosing one card does not render the others again. */
  readonly toggle: (id: string) => void;
  /** Chooses these as well, whether they are shown or not. Stable. */
  readonly add: (invoices: readonly Invoice[]) => void;
  /** Chooses these and no others. Stable. */
  readonly replace: (invoices: readonly Invoice[]) => void;
  /** Chooses all of these that can be paid, or none of them where all were. */
  readonly toggleAll: (invoices: readonly Invoice[]) => void;
  readonly clear: () => void;
}

/**
 * A selection that outlives pages and filters: it holds the invoices themselves. What turns out
 * to be paid, blocked or in a payment leaves it by itself (faults 10).
 */
export function useInvoiceSelection(
  shown: readonly Invoice[],
  inProgress: ReadonlyMap<string, unknown>,
): InvoiceSelection {
  const [stored, setStored] = useState<readonly Invoice[]>([]);
  const byId = useMemo(() => new Map(shown.map((invoice) => [invoice.id, invoice])), [shown]);
  const known = useRef(byId);
  known.current = byId;
  const selected = useMemo(
    () =>
      stored
        .map((invoice) => byId.get(invoice.id) ?? invoice)
        .filter((invoice) => payabilityOf(invoice, inProgress) === 'payable'),
    [stored, byId, inProgress],
  );
  const toggle = useCallback((id: string) => {
    setStored((selection) => {
      const invoice = known.current.get(id) ?? selection.find((one) => one.id === id);
      return invoice ? toggleSelection(selection, invoice) : selection;
    });
  }, []);
  return {
    selected,
    ids: useMemo(() => new Set(selected.map(({ id }) => id)), [selected]),
    toggle,
    replace: useCallback((invoices) => setStored(invoices), []),
    add: useCallback((added) => setStored((selection) => withAdded(selection, added)), []),
    toggleAll: (all) => {
      const payable = all.filter((invoice) => payabilityOf(invoice, inProgress) === 'payable');
      setStored((selection) => withAllToggled(selection, payable));
    },
    clear: useCallback(() => setStored([]), []),
  };
}
