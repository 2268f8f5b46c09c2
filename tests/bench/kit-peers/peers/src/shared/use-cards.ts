import { useCallback, useState } from 'react';
import { cardsAtStart, invoicesFrom } from './data.ts';

/** The same for every competitor: a list of invoices, ten more on demand, some chosen. */
export const useCards = () => {
  const [invoices, setInvoices] = useState(() => invoicesFrom(0, cardsAtStart));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, selected: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (selected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const more = () => setInvoices([...invoices, ...invoicesFrom(invoices.length, 10)]);
  return { invoices, chosen, choose, more };
};
