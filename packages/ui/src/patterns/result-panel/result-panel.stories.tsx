import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Spinner } from '../../feedback/spinner/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { ResultPanel } from './result-panel.tsx';

const receipt = [
  { label: 'Referencia', value: '7c1f2a90-55e3-4b0e' },
  { label: 'Fecha', value: '21 nov 2026, 10:42 a. m.' },
  { label: 'Medio de pago', value: 'PSE' },
];
const lines = [
  { label: 'Factura FE-10293', value: '$ 4.812.300' },
  { label: 'Factura FE-10311', value: '$ 1.200.000' },
];

const meta = {
  component: ResultPanel,
  parameters: {
    usage: {
      when: 'Use it to show the result of a payment, on the page that the bank redirects to.',
      whenNot: 'For less important results, use a `StatusModal` or a toast.',
      content: 'Show the result given by the server, the receipt and the next steps.',
      anatomy:
        'Icon, title, amount, text; receipt and invoices; actions. In print: the issuer on top, without actions.',
      keyboard: 'Tab moves through the actions.',
      accessibility:
        "Title, amount and explanation are announced as a `status`. The title is the page's `h1`. Icon and color add no information.",
    },
  },
  args: { status: 'approved', title: 'Pago aprobado' },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  args: {
    amount: '$ 6.012.300',
    receipt,
    lines,
    linesTitle: 'Facturas pagadas',
    actions: <Button>Volver al inicio</Button>,
    issuer: <p>Surtidor: comprobante de pago</p>,
  },
  play: async ({ canvas }) => {
    // The region is in the page before its text, so that screen readers announce it.
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await waitFor(() => expect(region).toHaveTextContent(/^Pago aprobado/));
    await expect(canvas.getByText('Surtidor: comprobante de pago')).not.toBeVisible();
  },
};
export const Rejected: Story = {
  args: {
    status: 'rejected',
    title: 'Pago rechazado',
    amount: '$ 6.012.300',
    children: 'Su banco no autorizó el pago. No se hizo ningún cobro.',
    receipt,
    actions: <Button>Intentar de nuevo</Button>,
  },
};
export const Pending: Story = {
  args: {
    status: 'pending',
    title: 'Pago pendiente',
    amount: '$ 6.012.300',
    children: 'Su banco aún no confirma. Mientras tanto no puede pagar de nuevo estas facturas.',
    receipt,
    actions: <Button variant="secondary">Consultar de nuevo</Button>,
  },
};
export const Checking: Story = {
  args: {
    ...Pending.args,
    checking: (
      <>
        <Spinner size="sm" /> <span>Consultando con su banco…</span>
      </>
    ),
  },
};
export const Unknown: Story = {
  args: {
    status: 'unknown',
    title: 'No encontramos esta transacción',
    children: 'Verifique la dirección o revise sus pagos en proceso.',
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        approved: <ResultPanel status="approved" title="Pago aprobado" amount="$ 6.012.300" />,
        rejected: <ResultPanel status="rejected" title="Pago rechazado" receipt={receipt} />,
        pending: <ResultPanel status="pending" title="Pago pendiente" checking="Consultando…" />,
        unknown: <ResultPanel status="unknown" title="No encontramos esta transacción" />,
      },
    }),
};
