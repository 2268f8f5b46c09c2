import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDealer, type ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { createPendingPayment } from '../../../../../.storybook/story-attempt.ts';
import TransactionResultScreen from './transaction-result-screen.tsx';

const path = '/admin/resultado-transaccion';

/** Creates the return URL of the bank. The default is a payment of invoices. */
const createReturnUrl =
  (state: string, kind = 'FACTURAS') =>
  (rows: ScenarioRows) =>
    `${path}?uuid=${rows.transactions?.find(({ tipo, estado }) => tipo === kind && estado === state)?.uuid}`;

const meta = {
  component: TransactionResultScreen,
  decorators: [portalStory],
  parameters: { portal: { framed: true, path: createReturnUrl('APROBADA') } },
} satisfies Meta<typeof TransactionResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'ConsultTransaction';

export const Approved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
    await expect(await canvas.findByText('Facturas incluidas en el pago')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimir comprobante' })).toBeVisible();
  },
};

/** Shows the vouchers, their recipients, the message of the shop and the link to all vouchers. */
export const VouchersApproved: Story = {
  parameters: { portal: { path: createReturnUrl('APROBADA', 'BONOS') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
    await expect(await canvas.findByText('Bonos de esta compra')).toBeVisible();
    await expect((await canvas.findAllByText(/^\d+ de \$ [\d.]+, para \S+@\S+$/))[0]).toBeVisible();
    await expect(
      await canvas.findByText('Su compra fue registrada. Enviaremos los bonos al correo indicado.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver sus bonos' })).toHaveAttribute(
      'href',
      '/admin/mis-bonos-comprados',
    );
  },
};

export const Rejected: Story = {
  parameters: { portal: { path: createReturnUrl('RECHAZADA') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pago rechazado' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Intentar el pago de nuevo' })).toBeVisible();
  },
};

export const Pending: Story = {
  parameters: { portal: { path: createReturnUrl('PENDIENTE') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
    const checkAgainButton = canvas.getByRole('button', { name: 'Consultar de nuevo' });
    await userEvent.click(checkAgainButton);
    await expect(await canvas.findByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
    // The bank session has ended, so the primary action checks the result again.
    await expect(canvas.queryByRole('button', { name: 'Volver al banco' })).toBeNull();
    await expect(checkAgainButton).toHaveClass('bg-ui-primary');
  },
};

export const UnknownTransaction: Story = {
  parameters: { portal: { path: `${path}?uuid=00000000-0000-4000-8000-000000000000` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No encontramos esta transacción' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Referencia')).toBeNull();
  },
};

export const WithoutReference: Story = {
  parameters: { portal: { path: `${path}?estado=APROBADA` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No encontramos esta transacción' }),
    ).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Consultando el resultado…'))[0]).toBeInTheDocument();
  },
};

/** The payment of another company of the person is neither checked nor shown for this one. */
export const OtherCompany: Story = {
  parameters: {
    portal: {
      scenario: 'companies',
      role: 'contadora',
      path: `${path}?uuid=story-uuid`,
      storage: createPendingPayment(100_000, [], getDealer('typical', 'peru').client),
      faults: [{ match: { operation }, fault: { kind: 'error', message: 'It was checked' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Este pago es de .*S\.A/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cambiar a esta empresa' })).toBeVisible();
  },
};

/** The mutation that checks an outcome also unlocks documents, so support never sends it. */
const withoutMutation = [
  { match: { operation }, fault: { kind: 'error', message: 'Support sent the mutation' } },
] as const;

export const Support: Story = {
  parameters: { portal: { support: true, faults: withoutMutation } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  },
};

export const SupportWithoutList: Story = {
  parameters: { portal: { support: true, sandboxMode: 'strict' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Una sesión de soporte no puede hacer esto.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Consultar de nuevo' })).toBeNull();
  },
};

export const Unanswered: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No pudimos consultar el resultado' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Consultar de nuevo' }));
    await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  },
};
