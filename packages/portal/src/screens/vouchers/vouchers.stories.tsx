import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { createAddVouchersEvent, SavedCart } from '../../../../../.storybook/saved-cart.tsx';
import VouchersScreen from './vouchers-screen.tsx';

const meta = {
  component: VouchersScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/bonos-regalo', framed: true } },
} satisfies Meta<typeof VouchersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'VoucherConfig';
const createConfigParameters = (value: object) => ({
  portal: {
    faults: [{ match: { field: 'getBonosSurtidorConfig' }, fault: { kind: 'response', value } }],
  },
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    const fuelCard = await canvas.findByRole('region', { name: 'Bono de combustible' });
    await expect(fuelCard).toHaveTextContent('Válido por 180 días');
    await expect(fuelCard).toHaveTextContent('Hasta $ 2.000.000 por compra');
    await expect(canvas.getByRole('link', { name: 'Mis bonos comprados' })).toBeVisible();
    const purchases = within(await canvas.findByRole('region', { name: 'Últimas compras' }));
    await expect(purchases.getAllByRole('listitem')).toHaveLength(3);
    await expect(purchases.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      '/admin/mis-bonos-comprados',
    );
  },
};

export const WithoutPurchases: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Bono de combustible' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Últimas compras' })).toBeNull();
  },
};

const renderWithCart: Story['render'] = () => (
  <SavedCart events={[createAddVouchersEvent(20_000, 3)]}>
    <VouchersScreen />
  </SavedCart>
);

export const WithCart: Story = {
  render: renderWithCart,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tiene 3 bonos en su compra.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seguir con su compra' })).toHaveAttribute(
      'href',
      '/admin/bonos-regalo-tienda',
    );
  },
};

/** Choosing another use empties the cart after a confirmation (reading 34). */
export const ChangeConfirmation: Story = {
  render: renderWithCart,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Comprar bonos: Bono de lubricantes' }),
    );
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText(/Se vaciará su compra \(bonos: 3\)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByText('Tiene 3 bonos en su compra.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Comprar bonos: Bono de lubricantes' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar y cambiar' }));
    await waitFor(() => expect(canvas.queryByText('Tiene 3 bonos en su compra.')).toBeNull());
  },
};

export const Terms: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver términos: Bono de combustible' }),
    );
    const terms = within(await canvas.findByRole('dialog', { name: 'Términos de los bonos' }));
    await expect(await terms.findByText(/No es canjeable/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: createConfigParameters({ usos: [], montos: [], messageSuccess: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay bonos disponibles')).toBeVisible();
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
    await expect(await canvas.findByRole('region', { name: 'Bono de combustible' })).toBeVisible();
  },
};

export const Soles: Story = {
  parameters: { portal: { store: 'peru' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Hasta S/ 2.000 por compra'))[0]).toBeVisible();
  },
};

export const Adversarial: Story = {
  parameters: createConfigParameters({
    usos: [
      {
        uso: 'COMB',
        reward: 'R',
        titulo: '<img src=x onerror=alert(1)>\u202Eotro',
        descripcion: '<script>alert(1)</script>',
        montoMaximo: '2000000.00',
        diasVencimiento: 1,
        terminosCondiciones: '<p>Bien</p><img src=x onerror=alert(1)><script>alert(1)</script>',
      },
      null,
    ],
    montos: [{ monto: '20000.00', uso: 'COMB' }, { monto: 'x', uso: 'COMB' }, null],
    messageSuccess: '',
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver términos/ }));
    const terms = within(await canvas.findByRole('dialog'));
    await expect(await terms.findByText('Bien')).toBeVisible();
    await expect(
      canvasElement.ownerDocument.body.querySelector('[onerror], #storybook-root script'),
    ).toBeNull();
  },
};
