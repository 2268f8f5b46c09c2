import './host.css';
import '@surtidor/ui/styles-within.css';
import { Button, Card, Checkbox, Link } from '@surtidor/ui';
import { createRoot } from 'react-dom/client';

const part = document.getElementById('part');
if (part) {
  createRoot(part).render(
    <Card title="Facturas">
      <Checkbox label="Todas" />
      <Link href="#all">Ver todas</Link>
      <Button>Pagar</Button>
      <Button className="bg-mine">Enviar</Button>
    </Card>,
  );
}
