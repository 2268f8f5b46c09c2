import { useCallback, useState } from 'react';
import { createInvoices, initialCardCount } from './data.ts';

/** The state that every competitor uses: invoices, with ten more on demand, and the selection. */
export const useCards = () => {
  const [invoices, setInvoices] = useState(() => createInvoices(0, initialCardCount));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const handleSelectedChange = useCallback((id: string, selected: boolean) => {
    setSelected((previous) => {
      const next = new Set(previous);
      if (selected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const loadMore = () => setInvoices([...invoices, ...createInvoices(invoices.length, 10)]);
  return { invoices, selected, handleSelectedChange, loadMore };
};
