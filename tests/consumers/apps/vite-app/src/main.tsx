import { Button, Dialog, measureContrast, Select, StatusPill } from '@surtidor/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';

const plants = ['Norte', 'Sur'].map((label) => ({ value: label, label }));

/** A third-party app that imports the whole kit and uses its color tokens in its own classes. */
const App = () => {
  const [open, setOpen] = useState(false);
  const [plant, setPlant] = useState('');
  return (
    <main className="mt-8 grid max-w-md gap-4 bg-ui-sunken p-6">
      <StatusPill tone="danger">Vencida</StatusPill>
      <Select
        label="Planta"
        placeholder="Elija"
        options={plants}
        value={plant}
        onValueChange={setPlant}
      />
      <output className="bg-red-500 font-mono shadow-md">{plant}</output>
      <Button onClick={() => setOpen(true)}>Pagar</Button>
      <Dialog open={open} title="Pago de facturas" onOpenChange={() => setOpen(false)}>
        Revise los valores.
      </Dialog>
    </main>
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Measures the contrast of the app's own theme, as during development.
const sample = document.getElementById('faint');
if (sample) {
  sample.textContent = measureContrast(sample)
    .filter(({ passes }) => !passes)
    .map(({ ink, on }) => `${ink} on ${on}`)
    .join();
}
