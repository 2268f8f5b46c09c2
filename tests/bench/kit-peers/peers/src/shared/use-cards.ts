import { useCallback, useState } from 'react';
import { cardsAtStart, invoicesFrom } from './data.ts';

/** The same for every competitor: a list of invoices, ten more on demand, some selected. */
export const useCards = () => {
  const [invoices, setInvoices] = useState(() => invoicesFrom(0, cardsAtStart));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, selected: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      if (selected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const more = () => setInvoices([...invoices, ...invoicesFrom(invoices.length, 10)]);
  return { invoices, selected, choose, more };
};
