import { Alert, Badge, Button, Card, Checkbox, RadioGroup, Tabs, TextField } from '@surtidor/ui';
import { createRoot } from 'react-dom/client';

/** Elements of an app with its own theme, and the kit beside them. */
const App = () => (
  <>
    <main className="flex flex-col gap-2 rounded-lg border p-4">
      <button type="button" className="rounded-md bg-primary text-primary-foreground">
        Comprar
      </button>
      <p className="rounded-sm border border-input bg-accent text-accent-foreground">Oferta</p>
      <p className="bg-card text-destructive ring-2 ring-ring">Agotado</p>
    </main>
    <section data-theme="standard">
      <Button>Pagar</Button>
      <Button variant="secondary">Ver</Button>
      <Button variant="danger">Borrar</Button>
      <Badge tone="warning">Por vencer</Badge>
      <Alert tone="info">Aviso</Alert>
      <Card title="Factura">
        <TextField label="Correo" defaultValue="" error="Falta" />
        <Checkbox label="Acepto" />
        <RadioGroup label="Envío" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />
      </Card>
      <Tabs label="Secciones" tabs={[{ value: 'a', label: 'A' }]}>
        Texto
      </Tabs>
    </section>
  </>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
