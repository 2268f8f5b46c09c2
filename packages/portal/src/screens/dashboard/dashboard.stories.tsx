import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import { createPendingPayment } from '../../../../../.storybook/story-attempt.ts';
import DashboardScreen from './dashboard-screen.tsx';

const meta = {
  component: DashboardScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { framed: true } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operations = ['DashboardDocuments', 'LatestOrders', 'LatestNews', 'ContentBlocks'];
const createFaults = (fault: object, times?: number) =>
  operations.map((operation) => ({ match: { operation }, fault, ...(times && { times }) }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Pagar' })).toHaveLength(9);
    await expect(canvas.getByText('Total vencido', { selector: 'dt' })).toBeVisible();
    await expect(canvas.getByText('Frente al 31 oct 2026').nextElementSibling).toHaveTextContent(
      /^[+-]?\D*[\d.]+$/,
    );
    await expect(await canvas.findByRole('heading', { name: 'Últimos pedidos' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Últimas noticias' })).toBeVisible();
  },
};

/** The available credit and what uses it, below the portfolio. */
export const Credit: Story = {
  play: async ({ canvas }) => {
    const credit = await canvas.findByRole('region', { name: 'Cupo disponible' });
    for (const label of ['Cupo disponible', 'En facturas', 'En pedidos sin facturar', 'Cupo total'])
      await expect(await within(credit).findByText(label)).toBeVisible();
    await expect(within(credit).getByText('Al 20 nov 2026, 10:00')).toBeVisible();
  },
};

export const CreditFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation: 'CreditLine' }, fault: { kind: 'error', message: 'Sin cupo' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    const credit = within(await canvas.findByRole('region', { name: 'Cupo disponible' }));
    await expect(await credit.findByText('Saldo no disponible')).toBeVisible();
    await expect(credit.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** Nothing is shown for a company without a credit line, and on a backend that has none (`SpecificationOnly`). */
export const NoCredit: Story = {
  parameters: {
    portal: { faults: [{ match: { operation: 'CreditLine' }, fault: { kind: 'null' } }] },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Pagar' });
    await expect(canvas.queryByRole('region', { name: 'Cupo disponible' })).toBeNull();
  },
};

/** Nothing is said about last month if its balance cannot be read. */
export const ChangeUnknown: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'AccountStatement' },
          fault: { kind: 'error', message: 'Sin extracto' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Pagar' });
    await waitFor(() => expect(canvas.queryByText(/^Frente al/)).toBeNull());
    await expect(canvas.getByText('Total cartera')).toBeVisible();
  },
};

/** A backend that supports only the specification's calls and fields shows the same page. */
export const SpecificationOnly: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: async (context) => {
    await Ready.play?.(context);
    await expect(context.canvas.queryByRole('region', { name: 'Cupo disponible' })).toBeNull();
  },
};

export const Peru: Story = { parameters: { portal: { store: 'peru' } }, play: Ready.play };

export const Ecuador: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await expect(card).toHaveTextContent(/US\$ [\d.]+,\d\d/);
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Pagar' });
    await expect(canvas.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menú' })).toBeNull();
    const links = within(await canvas.findByRole('region', { name: 'Accesos rápidos' }));
    await expect(links.getByRole('link', { name: 'Estado de cuenta en línea' })).toBeVisible();
    await expect(
      (await links.findAllByRole('link', { name: /pestaña nueva/ })).length,
    ).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: createFaults({ kind: 'never' }) } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…')).length).toBeGreaterThan(2);
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tiene saldos pendientes')).toBeVisible();
  },
};

/** If the whole portal shows one station, the texts name it instead of the whole account. */
export const EmptyForStation: Story = {
  parameters: { portal: { path: '/?station=99999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No hay facturas por pagar de la estación 99999.'),
    ).toBeVisible();
    await expect(await canvas.findByText('No hay pedidos de la estación 99999.')).toBeVisible();
    await expect(canvas.queryByText('No tiene saldos pendientes')).toBeNull();
  },
};

export const UpToDate: Story = {
  parameters: { portal: { scenario: 'up-to-date' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tiene saldos pendientes')).toBeVisible();
    // A message replaces the five empty bars.
    await expect(await canvas.findByText('No tiene facturas vencidas.')).toBeVisible();
    await expect(
      canvas.queryByRole('table', { name: 'Facturas vencidas por antigüedad' }),
    ).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    portal: { faults: createFaults({ kind: 'error', message: 'Sin servicio por unos minutos' }) },
  },
  play: async ({ canvas }) => {
    const alerts = await canvas.findAllByText('Sin servicio por unos minutos');
    await expect(alerts.length).toBeGreaterThanOrEqual(4);
  },
};

export const FailedThenRetried: Story = {
  parameters: {
    portal: {
      faults: createFaults({ kind: 'error', message: 'Sin servicio por unos minutos' }, 1),
    },
  },
  play: async ({ canvas }) => {
    const [retryButton] = await canvas.findAllByRole('button', { name: 'Reintentar' });
    if (retryButton) await userEvent.click(retryButton);
    await expect(await canvas.findAllByRole('button', { name: 'Pagar' })).toHaveLength(9);
  },
};

/** A section that fails does not affect the others. */
export const OrdersFailedThenRetried: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'LatestOrders' },
          fault: { kind: 'error', message: 'El sistema contable está en pausa.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const findSection = (name: string) => canvas.findByRole('region', { name });
    const orders = within(await findSection('Últimos pedidos'));
    const alert = await orders.findByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos cargar la información');
    await expect(alert).toHaveTextContent('El sistema contable está en pausa.');
    for (const [name, content] of [
      ['Su cartera', 'Total cartera'],
      ['Próximas facturas por pagar', 'Factura'],
      ['Últimas noticias', '20'],
    ] as const) {
      const section = await findSection(name);
      await waitFor(() => expect(section).toHaveTextContent(content));
    }
    await userEvent.click(orders.getByRole('button', { name: 'Reintentar' }));
    await expect(await orders.findAllByText(/^Pedido /)).toHaveLength(4);
    await expect(orders.queryByRole('alert')).toBeNull();
  },
};

export const Forbidden: Story = {
  parameters: { portal: { role: 'financiero', permissions: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No ve su cartera/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pagar' })).toBeNull();
  },
};

export const PaymentInProgress: Story = {
  parameters: { portal: { storage: createPendingPayment(100, ['1810000072']) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usted la está pagando desde las 09:56.')).toBeVisible();
  },
};

/** Paying the most overdue invoices takes two clicks: this button and 'Ir a pagar'. */
export const PayingOverdue: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar las 3 más vencidas' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    const lines = within(dialog.getByRole('list', { name: 'Facturas por pagar' }));
    await expect(lines.getAllByText(/ · Venció el /)).toHaveLength(3);
    await expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  },
};

export const Paying: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [payButton] = await canvas.findAllByRole('button', { name: 'Pagar' });
    if (payButton) await userEvent.click(payButton);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ir a pagar' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    const redirectUrl = new URL(String(redirectTo.mock.lastCall?.[0]));
    await expect(redirectUrl.pathname).toMatch(/^\/provider\//);
    await expect([...redirectUrl.searchParams.keys()]).toEqual(['token', 'uuid']);
  },
};

export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Pagar' })).toBeNull();
    await expect(await canvas.findByText(/sesión de soporte/i)).toBeVisible();
  },
};

export const AdversarialContent: Story = {
  parameters: { portal: { scenario: 'adversarial' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Últimas noticias' });
    await expect(canvasElement.querySelector('script, iframe, object, embed')).toBeNull();
    await expect(canvasElement.querySelector('[onerror], [onclick], [onload]')).toBeNull();
    await expect(canvasElement.querySelector('a[href^="javascript:"]')).toBeNull();
  },
};
