import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { pendingPayment } from '../../../../../.storybook/story-attempt.ts';
import PendingInvoicesScreen from './pending-invoices-screen.tsx';

const meta = {
  component: PendingInvoicesScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/pending-invoices', framed: true } },
} satisfies Meta<typeof PendingInvoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'PendingInvoices';

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(10);
    await expect(canvas.getByText(/Mostrando 10 de \d+/)).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    const open = boxes.filter((box) => !box.hasAttribute('disabled'));
    const [first, second] = open;
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByText(/Mostrando 20 de/)).toBeVisible();
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
  },
};

export const Paying: Story = {
  play: async ({ canvas, canvasElement }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    const open = boxes.find((box) => !box.hasAttribute('disabled'));
    if (open) await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pago parcial' }));
    await expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor a pagar' }), '50000');
    await expect(dialog.getByText('$ 50.000', { selector: 'p' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { world: 'up-to-date' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Está al día')).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?q=999999999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ninguna factura coincide')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation },
          fault: { kind: 'error', message: 'El sistema de cartera está en cierre.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El sistema de cartera está en cierre.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
};

export const MoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText(/Mostrando 20 de/)).toBeVisible();
  },
};

export const PaymentInProgress: Story = {
  parameters: {
    portal: { stored: pendingPayment(125_000_000) },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pagos en proceso' }));
    await expect(list.getByText('Pendiente')).toBeVisible();
    await expect(list.getByText('$ 1.250.000')).toBeVisible();
  },
};

export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
