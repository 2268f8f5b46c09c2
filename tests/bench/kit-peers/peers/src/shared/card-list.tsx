import { type ComponentType, useCallback, useState } from 'react';
import { type Invoice, invoicesFrom } from './data.ts';

/** What a contestant's card is given. */
export interface CardProps {
  readonly invoice: Invoice;
  readonly selected: boolean;
  readonly onSelectedChange: (id: string, selected: boolean) => void;
}

/** The same list for every contestant: 2,000 cards, ten more on demand, one can be chosen. */
export const CardList = ({ Card }: { Card: ComponentType<CardProps> }) => {
  const [invoices, setInvoices] = useState(() => invoicesFrom(0, 2_000));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, selected: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (selected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return (
    <>
      <button
        id="more"
        type="button"
        onClick={() => setInvoices([...invoices, ...invoicesFrom(invoices.length, 10)])}
      >
        Cargar más
      </button>
      <div>
        {invoices.map((invoice) => (
          <Card
            key={invoice.id}
            invoice={invoice}
            selected={chosen.has(invoice.id)}
            onSelectedChange={choose}
          />
        ))}
      </div>
    </>
  );
};
