import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import PurchasedVouchersScreen from './purchased-vouchers-screen.tsx';

const meta = {
  component: PurchasedVouchersScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/mis-bonos-comprados', framed: true } },
} satisfies Meta<typeof PurchasedVouchersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const operation = 'ClientVouchers';

const findPurchases = (canvas: Canvas) => canvas.findAllByRole('article', { name: /^Bono de / });

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [firstPurchase] = await findPurchases(canvas);
    if (firstPurchase === undefined) throw new Error('Expected a purchase.');
    await expect(firstPurchase).toHaveTextContent('Valor total');
    await expect(canvas.getAllByText(/^Comprado el/)[0]).toBeVisible();
    await expect(canvas.getAllByText('Total pagado')[0]).toBeVisible();
    await expect(within(firstPurchase).getAllByText(/^Hasta el /)[0]).toBeVisible();
  },
};

/** Prints the receipt of one purchase, with issuer and payer. */
export const Receipt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const printSpy = spyOn(window, 'print').mockImplementation(() => undefined);
    await findPurchases(canvas);
    const [printButton] = canvas.getAllByRole('button', { name: /^Imprimir el comprobante del / });
    if (printButton === undefined) throw new Error('Expected a print button.');
    await userEvent.click(printButton);
    await expect(printSpy).toHaveBeenCalledOnce();
    const printedCard = printButton.closest('article') ?? canvasElement;
    await expect(printedCard).toHaveTextContent(/^SurtidorComprobante de bonosCliente \d+ · \S/);
    printSpy.mockRestore();
    window.dispatchEvent(new Event('afterprint'));
  },
};

const createVoucherRow = (status: string) => ({
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
const createResponseParameters = (value: unknown) => ({
  portal: {
    faults: [{ match: { field: 'getBonosSurtidor' }, fault: { kind: 'response', value } }],
  },
});

/** A purchase has no receipt until the bank confirms the payment. */
export const AwaitingPayment: Story = {
  parameters: createResponseParameters([createVoucherRow('PENDIENTE')]),
  play: async ({ canvas }) => {
    const [firstPurchase] = await findPurchases(canvas);
    await expect(firstPurchase).toHaveTextContent('Esperando el pago');
    await expect(firstPurchase).toHaveTextContent('$ 60.000');
    await expect(firstPurchase).toHaveTextContent('Compra iniciada el 20 nov 2026');
    await expect(firstPurchase).not.toHaveTextContent('Comprado');
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
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect((await findPurchases(canvas))[0]).toBeVisible();
  },
};

export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async ({ canvas }) => {
    const [firstPurchase] = await findPurchases(canvas);
    await expect(firstPurchase).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};

export const Adversarial: Story = {
  parameters: createResponseParameters([
    {
      ...createVoucherRow('ACTIVO'),
      tipo_bono: 'Bono de <img src=x onerror=alert(1)>',
      email: '\u202Eoc',
    },
    { ...createVoucherRow('OTRO'), entity_id: 901, uuid: 'otra', fecha_vencimiento: '0000-00-00' },
    null,
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await findPurchases(canvas)).toHaveLength(2);
    await expect(canvas.getByText('Estado por confirmar')).toBeVisible();
    await expect(canvas.getByText('Hasta el 00/00/0000')).toBeVisible();
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
  },
};
