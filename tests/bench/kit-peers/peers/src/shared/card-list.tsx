import type { ComponentType } from 'react';
import type { Invoice } from './data.ts';
import { useCards } from './use-cards.ts';

/** Props of a competitor's card. */
export interface CardProps {
  readonly invoice: Invoice;
  readonly selected: boolean;
  readonly onSelectedChange: (id: string, selected: boolean) => void;
}

/** The list for competitors that have no virtual list. Each card is memoized. */
export const CardList = ({ Card }: { Card: ComponentType<CardProps> }) => {
  const { invoices, selected, handleSelectedChange, loadMore } = useCards();
  return (
    <>
      <button id="more" type="button" onClick={loadMore}>
        Cargar más
      </button>
      <div>
        {invoices.map((invoice) => (
          <Card
            key={invoice.id}
            invoice={invoice}
            selected={selected.has(invoice.id)}
            onSelectedChange={handleSelectedChange}
          />
        ))}
      </div>
    </>
  );
};
