import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { PurchasedVouchersScreen } from './purchased-vouchers-screen.tsx';

const meta = {
  component: PurchasedVouchersScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/mis-bonos-comprados', framed: true } },
} satisfies Meta<typeof PurchasedVouchersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const operation = 'ClientVouchers';

const purchases = (canvas: Canvas) => canvas.findAllByRole('article', { name: /^Bono de / });

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first] = await purchases(canvas);
    if (first === undefined) throw new Error('no purchase');
    await expect(first).toHaveTextContent('Valor total');
    await expect(canvas.getAllByText(/^Comprado el/)[0]).toBeVisible();
    await expect(canvas.getAllByText('Total pagado')[0]).toBeVisible();
    await expect(within(first).getAllByText(/^Hasta el /)[0]).toBeVisible();
  },
};

/** Prints the receipt of one purchase, with issuer and payer. */
export const Receipt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const printing = spyOn(window, 'print').mockImplementation(() => undefined);
    await purchases(canvas);
    const [print] = canvas.getAllByRole('button', { name: /^Imprimir el comprobante del / });
    if (print === undefined) throw new Error('no button');
    await userEvent.click(print);
    await expect(printing).toHaveBeenCalledOnce();
    const printedCard = print.closest('article') ?? canvasElement;
    await expect(printedCard).toHaveTextContent(/^SurtidorComprobante de bonosCliente \d+ · \S/);
    printing.mockRestore();
    window.dispatchEvent(new Event('afterprint'));
  },
};

const bought = (status: string) => ({
  entity_id: 900,
  customer: '10001001',
  monto: '20000.00',
  cantidad: 3,
  email: 'compras@valdeluna.example',
  reward: 'Combustible',
  tipo_bono: 'Bono de combustible',
  created_at: '2026-11-20 09:58:00',
  updated_at: null,
  status,
  uuid: '5d1c6e0e-1111-4222-8333-944445555666',
  resp_salesforce: null,
  fecha_vencimiento: '2027-05-19',
});
const answered = (value: unknown) => ({
  portal: {
    faults: [{ match: { field: 'getBonosSurtidor' }, fault: { kind: 'response', value } }],
  },
});

/** A purchase has no receipt until the bank confirms the payment. */
export const JustBought: Story = {
  parameters: answered([bought('PENDIENTE')]),
  play: async ({ canvas }) => {
    const [first] = await purchases(canvas);
    await expect(first).toHaveTextContent('Esperando el pago');
    await expect(first).toHaveTextContent('$ 60.000');
    await expect(first).toHaveTextContent('Compra iniciada el 20 nov 2026');
    await expect(first).not.toHaveTextContent('Comprado');
    await expect(canvas.queryByRole('button', { name: /^Imprimir/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no ha comprado bonos')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (played) => {
    await Failed.play?.(played);
    const { canvas } = played;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect((await purchases(canvas))[0]).toBeVisible();
  },
};

export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async ({ canvas }) => {
    const [first] = await purchases(canvas);
    await expect(first).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};

export const Adversarial: Story = {
  parameters: answered([
    { ...bought('ACTIVO'), tipo_bono: 'Bono de <img src=x onerror=alert(1)>', email: '\u202Eoc' },
    { ...bought('OTRO'), entity_id: 901, uuid: 'otra', fecha_vencimiento: '0000-00-00' },
    null,
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await purchases(canvas)).toHaveLength(2);
    await expect(canvas.getByText('Estado por confirmar')).toBeVisible();
    await expect(canvas.getByText('Hasta el 00/00/0000')).toBeVisible();
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
  },
};
