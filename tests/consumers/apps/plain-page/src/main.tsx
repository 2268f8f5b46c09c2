import '@surtidor/ui/styles.css';
import {
  Button,
  DateRangePicker,
  Dialog,
  LargeSelect,
  Menu,
  Popover,
  Select,
  ToastRegion,
} from '@surtidor/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const destinations = Array.from({ length: 5_000 }, (_, index) => ({
  value: `D${index}`,
  label: `Estación Peñón ${index}`,
}));
const plants = ['Norte', 'Sur'].map((label) => ({ value: label, label }));

/** All overlays of the kit, under a CSP without inline styles. */
const App = () => {
  const [open, setOpen] = useState(false);
  const [plant, setPlant] = useState('Norte');
  const [range, setRange] = useState({ start: '2026-11-01', end: '2026-11-20' });
  const [selected, setSelected] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <main style={{ display: 'grid', maxWidth: '30rem' }}>
      <h1>Pague sus facturas en un solo paso</h1>
      <p>
        Seleccione las facturas vencidas que desea pagar antes de la fecha de vencimiento y consulte
        el estado de su cuenta.
      </p>
      <h2 className="type-title">Su banco</h2>
      <p className="font-bold">Su banco puede tardar unos 15 minutos en confirmar.</p>
      <Select label="Planta" options={plants} value={plant} onValueChange={setPlant} />
      <DateRangePicker label="Fechas" value={range} onValueChange={setRange} today="2026-11-20" />
      <LargeSelect label="Destinos" options={destinations} value={codes} onValueChange={setCodes} />
      <Menu
        label="Opciones"
        defaultOpen={location.hash === '#opciones'}
        actions={[{ id: 'delete', label: 'Borrar', onSelect: () => setSelected('borrada') }]}
      />
      <Popover label="Ayuda" trigger={<Button>Ayuda</Button>}>
        Llame a su asesor.
      </Popover>
      <output>{`${plant} ${range.start} ${range.end} ${selected} ${codes.join(' ')}`}</output>
      <Button onClick={() => setOpen(true)}>Pagar</Button>
      <Dialog open={open} title="Pago de facturas" onOpenChange={() => setOpen(false)} />
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
