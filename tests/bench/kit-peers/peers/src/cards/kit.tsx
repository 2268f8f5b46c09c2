import '@surtidor/ui/styles.css';
import { InvoiceCard } from '@surtidor/ui/patterns/invoice-card';
import { memo, useMemo } from 'react';
import { CardList, type CardProps } from '../shared/card-list.tsx';
import { mount } from '../shared/mount.tsx';

const status = { label: 'Vencida', tone: 'danger' } as const;
const pay = () => {};

const Card = memo(({ invoice, selected, onSelectedChange }: CardProps) => {
  const facts = useMemo(
    () => [
      { label: 'Vence', value: invoice.due },
      { label: 'Cliente', value: invoice.client },
    ],
    [invoice],
  );
  return (
    <InvoiceCard
      id={invoice.id}
      title={invoice.title}
      status={status}
      amount={invoice.amount}
      facts={facts}
      selectLabel="Seleccionar"
      selected={selected}
      onSelectedChange={onSelectedChange}
      payLabel="Pagar"
      onPay={pay}
    />
  );
});

mount(<CardList Card={Card} />);
