import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { DueCalendarScreen } from './due-calendar-screen.tsx';

const path = '/admin/pending-invoices?section=calendar';

const meta = {
  component: DueCalendarScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof DueCalendarScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const totalPattern = /^Por pagar en (el mes|la semana)/;

/** Shows the month with its totals, saves the calendar file and moves to the next month. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(totalPattern)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'noviembre de 2026' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /^Pedido / })).length).toBeGreaterThan(
      0,
    );
    await userEvent.click(canvas.getByRole('button', { name: /\.ics/ }));
    const [name, content] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('vencimientos-2026-10-26-2026-12-06.ics');
    const ics = await (content as Blob).text();
    const entryLinks = canvas
      .getAllByRole('link')
      .filter((link) => /[?&](?:orderNumber|q)=/.test(link.getAttribute('href') ?? ''));
    await expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(entryLinks.length);
    // The calendar shows full weeks.
    await expect(
      canvas.getByRole('heading', { name: 'Semana del 26 oct 2026 al 1 nov 2026' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('heading', { name: 'diciembre de 2026' })).toBeVisible();
  },
};

export const Week: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Semana' }));
    await expect(canvas.getByRole('heading', { name: '16 nov 2026 – 22 nov 2026' })).toBeVisible();
    await expect(await canvas.findByText(totalPattern)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: /^Semana del/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: { portal: { path: `${path}&day=2031-01-01`, framed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No hay vencimientos ni entregas/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /\.ics/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    portal: {
      path,
      faults: [{ match: { operation: 'PendingInvoices' }, fault: { kind: 'never' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Mes' })).toBeChecked();
    await expect(canvas.queryByText(totalPattern)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'PendingInvoices' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
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
    await expect(await canvas.findByText(totalPattern)).toBeVisible();
  },
};

/** If the orders fail, the due dates are still shown. */
export const DeliveriesFailed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'OrderBoard' },
          fault: { kind: 'error', message: 'Sin servicio' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No pudimos cargar las entregas esperadas.'),
    ).toBeVisible();
    await expect(canvas.getByText(totalPattern)).toBeVisible();
  },
};

/** Without the permission for orders, the page shows only due dates and requests no orders. */
export const WithoutOrders: Story = {
  parameters: {
    portal: { path, role: 'financiero', permissions: ['Surtidor_Facturas::pendientes'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(totalPattern)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pedido / })).toBeNull();
    await expect(canvas.queryByText(/^No pudimos cargar las entregas/)).toBeNull();
  },
};

export const Dollars: Story = {
  parameters: { portal: { path, store: 'ecuador' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(totalPattern)).textContent).toMatch(/US\$\s[\d.]+,\d\d/);
  },
};
