import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import DueCalendarScreen from './due-calendar-screen.tsx';

const path = '/admin/pending-invoices/calendar';

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
      .filter((link) => /[?&](?:orderNumber|number)=/.test(link.getAttribute('href') ?? ''));
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
    // The total of the week is in its heading, and that of each day beside the day.
    await expect(canvas.getAllByText(/^Vence: \$\s[\d.]+$/).length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  parameters: { portal: { path: `${path}?day=2031-01-01`, framed: true } },
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
          match: { operation: 'Deliveries' },
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

const createInvoicesResponse = (total: number, rows: readonly object[]) => ({
  match: { field: 'documentos' },
  fault: { kind: 'response' as const, value: { total_count: total, items: rows } },
  times: 1,
});

const createInvoiceRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id_edocta_detalle: from + index,
    num_documento: String(9_000_000 + from + index),
    num_factura: `FEV${from + index}`,
    fecha_vencimiento_documento: '2026-11-23',
    total: '1000.00',
  }));

/** If a further page fails, the page says so, keeps the loaded invoices and can load the rest. */
export const PageFailed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        createInvoicesResponse(230, createInvoiceRows(1, 100)),
        {
          match: { field: 'documentos' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
        createInvoicesResponse(230, createInvoiceRows(101, 200)),
        createInvoicesResponse(230, createInvoiceRows(201, 230)),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(canvas.getByText(/^Solo se muestran las primeras 100 facturas/)).toBeVisible();
    // The page does not scroll to today, so that the error is in view.
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByText(totalPattern).parentElement).toHaveTextContent('$ 100.000');
  },
};

export const PageFailedThenRetried: Story = {
  ...PageFailed,
  play: async (context) => {
    await PageFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(canvas.getByText(totalPattern).parentElement).toHaveTextContent('$ 230.000'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/^Solo se muestran/)).toBeNull();
  },
};

/** While a further page is loading, the page is marked as updating and offers no file. */
export const PageLoading: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        createInvoicesResponse(230, createInvoiceRows(1, 100)),
        { match: { field: 'documentos' }, fault: { kind: 'never' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(totalPattern)).toBeVisible();
    await expect(await canvas.findByText('Actualizando…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /\.ics/ })).toBeNull();
  },
};

export const UnreadableRows: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        createInvoicesResponse(2, [
          ...createInvoiceRows(1, 1),
          { ...createInvoiceRows(2, 2)[0], total: 'mucho' },
        ]),
        {
          match: { field: 'OrderTraceability' },
          fault: {
            kind: 'response',
            value: {
              size: 2,
              data: [
                {
                  id_pedido: 1,
                  num_pedido: '4500000001',
                  fecha_entrega: '2026-11-24',
                  estado_pedido: '1',
                  valor: '1000.00',
                },
                { id_pedido: 2, valor: 'mucho' },
              ],
            },
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos leer algunas facturas.')).toBeVisible();
    await expect(
      canvas.getByText('Algunos pedidos no se pudieron leer y no se muestran.'),
    ).toBeVisible();
  },
};

/** If a further page of orders fails, the deliveries are incomplete and can be loaded. */
export const DeliveriesPageFailed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: {
            kind: 'response',
            value: {
              size: 130,
              data: Array.from({ length: 100 }, (_, index) => ({
                id_pedido: index + 1,
                num_pedido: String(4_500_000_000 + index),
                fecha_entrega: '2026-11-24',
                estado_pedido: '1',
                valor: '1000.00',
              })),
            },
          },
          times: 1,
        },
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos cargar todas las entregas esperadas.',
    );
    await expect(canvas.getByText(/las entregas de los 100 pedidos más recientes/)).toBeVisible();
  },
};

export const DeliveriesPageFailedThenRetried: Story = {
  ...DeliveriesPageFailed,
  play: async (context) => {
    await DeliveriesPageFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
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
    await expect((await canvas.findByText(totalPattern)).parentElement?.textContent).toMatch(
      /US\$\s[\d.]+,\d\d/,
    );
  },
};
