import { Button } from '@surtidor/ui/button';
import { DatePicker } from '@surtidor/ui/date-picker';
import { Dialog } from '@surtidor/ui/dialog';
import { LargeSelect } from '@surtidor/ui/large-select';
import { englishMessages, KitMessagesProvider } from '@surtidor/ui/messages';
import { MoneyInput } from '@surtidor/ui/money-input';
import { InvoiceCard } from '@surtidor/ui/patterns/invoice-card';
import { Select } from '@surtidor/ui/select';
import { useState } from 'react';
import { pesos } from './amounts.ts';
import { ClosedOverlays } from './closed-overlays.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';

const destinations = ['Norte', 'Sur'].map((name) => ({ value: name.toUpperCase(), label: name }));
const plants = ['Norte', 'Sur'].map((label) => ({ value: label, label }));

/** A server-rendered page in English that imports each component from its own entry point. */
export const Page = () => {
  const [open, setOpen] = useState(false);
  const [plant, setPlant] = useState('Norte');
  const [amount, setAmount] = useState<number | null>(123_400);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [day, setDay] = useState<string | null>('2026-11-20');
  return (
    <KitMessagesProvider messages={englishMessages}>
      <InvoiceCard
        id="1"
        title="Invoice 1"
        status={{ label: 'Overdue', tone: 'danger' }}
        amount="$ 1.234"
      />
      <Select label="Plant" options={plants} value={plant} onValueChange={setPlant} />
      <MoneyInput label="Amount" value={amount} format={pesos} onValueChange={setAmount} />
      <DatePicker label="Day" value={day} onValueChange={setDay} today="2026-11-20" />
      <LargeSelect label="Places" options={destinations} value={codes} onValueChange={setCodes} />
      <output>{`${plant} ${amount} ${day} ${codes.join(' ')}`}</output>
      <Button onClick={() => setOpen(true)}>Pay</Button>
      <Dialog open={open} title="Payment" onOpenChange={() => setOpen(false)} />
      <ClosedOverlays />
      <Fields />
      <Lists />
    </KitMessagesProvider>
  );
};
