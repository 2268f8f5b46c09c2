import '@surtidor/ui/styles.css';
import { LongList } from '@surtidor/ui/long-list';
import { InvoiceCard } from '@surtidor/ui/patterns/invoice-card';
import { useCallback, useState } from 'react';
import type { Invoice } from '../shared/data.ts';
import { mount } from '../shared/mount.tsx';
import { useCards } from '../shared/use-cards.ts';

const status = { label: 'Vencida', tone: 'danger' } as const;
const handlePay = () => {};
const getKey = ({ id }: Invoice) => id;

const Cards = () => {
  const { invoices, selected, handleSelectedChange, loadMore } = useCards();
  const [renderItem] = useState(
    () =>
      ({ id, title, amount, dueDate, client }: Invoice, selected: boolean) => (
        <InvoiceCard
          id={id}
          title={title}
          status={status}
          amount={amount}
          facts={[
            { label: 'Vence', value: dueDate },
            { label: 'Cliente', value: client },
          ]}
          selectLabel="Seleccionar"
          selected={selected}
          onSelectedChange={handleSelectedChange}
          payLabel="Pagar"
          onPay={handlePay}
        />
      ),
  );
  const getItemState = useCallback(({ id }: Invoice) => selected.has(id), [selected]);
  return (
    <>
      <button id="more" type="button" onClick={loadMore}>
        Cargar más
      </button>
      <LongList
        label="Facturas"
        items={invoices}
        getKey={getKey}
        getItemState={getItemState}
        renderItem={renderItem}
        estimatedHeight={300}
        className="grid gap-2"
      />
    </>
  );
};

mount(<Cards />);
