import '@surtidor/ui/styles.css';
import { Button, DateRangePicker, Dialog, Menu, Popover, Select, ToastRegion } from '@surtidor/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const plants = ['Norte', 'Sur'].map((label) => ({ value: label, label }));

/** Everything of the kit that opens over the page, under a content policy that allows no inline style. */
const App = () => {
  const [open, setOpen] = useState(false);
  const [plant, setPlant] = useState('Norte');
  const [range, setRange] = useState({ start: '2026-11-01', end: '2026-11-20' });
  const [chosen, setChosen] = useState('');
  return (
    <main>
      <Select label="Planta" options={plants} value={plant} onValueChange={setPlant} />
      <DateRangePicker label="Fechas" value={range} onValueChange={setRange} today="2026-11-20" />
      <Menu
        label="Opciones"
        actions={[{ id: 'delete', label: 'Borrar', onSelect: () => setChosen('borrada') }]}
      />
      <Popover label="Ayuda" trigger={(props) => <Button {...props}>Ayuda</Button>}>
        Llame a su asesor.
      </Popover>
      <output>{`${plant} ${range.start} ${range.end} ${chosen}`}</output>
      <Button onClick={() => setOpen(true)}>Pagar</Button>
      <Dialog open={open} title="Pago de facturas" onClose={() => setOpen(false)} />
      <ToastRegion
        label="Avisos"
        toasts={[{ id: '1', tone: 'success', text: 'Guardado' }]}
        stayMs={600_000}
        onDismiss={() => {}}
      />
    </main>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
