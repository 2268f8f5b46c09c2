import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { notifyOrderNews } from '../../features/orders/order-news.ts';
import OrdersListScreen from './orders-list-screen.tsx';

const path = '/admin/orders-list';

const meta = {
  component: OrdersListScreen,
  decorators: [portalStory],
  // Stories show cards. `Rows` and `Searched` show the default layout of a wide window.
  parameters: { portal: { path, framed: true, storage: { 'surtidor-view.orders': 'cards' } } },
} satisfies Meta<typeof OrdersListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const listOperation = { operation: 'Orders' };
const timelineOperation = { operation: 'OrderTimeline' };

const getPage = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Resolves with the order cards. */
const findPanels = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findAllByRole('article', { name: /^Pedido / });

/** Resolves with the first card that contains this text. */
async function findPanel(context: Pick<StoryContext, 'canvas'>, content: string) {
  const panels = await findPanels(context);
  const match = panels.find((panel) => panel.textContent?.includes(content));
  if (!match) throw new Error(`No order shows '${content}'`);
  return match;
}

/** Expands a card and resolves with the queries of its timeline. */
async function openTimeline(panel: HTMLElement) {
  await userEvent.click(within(panel).getByRole('button', { name: /^Productos y seguimiento/ }));
  return within(await within(panel).findByRole('list', { name: /^Seguimiento del pedido/ }));
}

/** Returns the path of the list, filtered to one order of the scenario. */
const getFilteredPath =
  (predicate: (order: NonNullable<ScenarioRows['orders']>[number]) => boolean) =>
  ({ orders = [] }: ScenarioRows) => {
    const order = orders.findLast(predicate);
    return `${path}?number=${order?.num_pedido ?? 'none'}`;
  };

const getPathByStatus = (status: string) =>
  getFilteredPath((order) => order.estado_pedido === status);

/** The available credit and what uses it, above the list. */
export const Credit: Story = {
  play: async ({ canvas }) => {
    const credit = await canvas.findByRole('region', { name: 'Cupo disponible' });
    await expect(await within(credit).findByText('Cupo total')).toBeVisible();
  },
};

export const CreditFailedThenRetried: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'CreditLine' },
          fault: { kind: 'error', message: 'Sin cupo' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const credit = within(await canvas.findByRole('region', { name: 'Cupo disponible' }));
    await userEvent.click(await credit.findByRole('button', { name: 'Reintentar' }));
    await expect(await credit.findByText('Cupo total')).toBeVisible();
  },
};

export const Ready: Story = {
  play: async (context) => {
    const panels = await findPanels(context);
    await expect(panels).toHaveLength(10);
    const [firstPanel] = panels;
    for (const fact of ['Número SICOM', 'Solicitante', 'Destino']) {
      await expect(firstPanel).toHaveTextContent(fact);
    }
    await expect(
      context.canvas.getByRole('button', { name: 'Solicitado entre: 20 sep – 20 nov 2026' }),
    ).toBeVisible();
    await expect(await context.canvas.findByText(/^Mostrando 10 de/)).toBeVisible();
  },
};

const defaultView = { storage: { 'surtidor-view.orders': 'not chosen' } };

const findRows = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findAllByRole('row', { name: /Pedido \d+/ });

/** Without deliveries in the list, a card links only the invoice. The timeline has the other documents. */
export const WithoutDeliveries: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: async (context) => {
    const panel = await findPanel(context, 'Despachado');
    const remissionQuery = { name: /^PDF de Remisión/ };
    await expect(within(panel).queryByRole('button', remissionQuery)).toBeNull();
    const entries = await openTimeline(panel);
    await expect(await entries.findByRole('button', remissionQuery)).toBeVisible();
  },
};

/** A wide window shows one row per order, with number, status, station, dates and value. */
export const Rows: Story = {
  parameters: { portal: defaultView },
  play: async (context) => {
    const rows = await findRows(context);
    await expect(rows).toHaveLength(10);
    const [firstRow] = rows as [HTMLElement];
    await expect(within(firstRow).getByRole('link', { name: /^Pedido / })).toHaveAttribute(
      'href',
      expect.stringContaining('orderNumber='),
    );
    await userEvent.click(
      await context.canvas.findByRole('checkbox', { name: 'Seleccionar todo' }),
    );
    await expect(await context.canvas.findByText(/^Pedidos seleccionados \(\d+\)/)).toBeVisible();
    await userEvent.click(within(firstRow).getByRole('checkbox'));
    await expect(firstRow).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Tarjetas' }));
    await expect(await findPanels(context)).toHaveLength(10);
  },
};

/** The toolbar searches by number and sorts. */
export const Searched: Story = {
  parameters: { portal: defaultView },
  play: async (context) => {
    const [firstRow] = (await findRows(context)) as [HTMLElement];
    const link = within(firstRow).getByRole('link', { name: /^Pedido / });
    const number = (link.textContent ?? '').replace('Pedido ', '');
    const search = await context.canvas.findByRole('searchbox', {
      name: 'Buscar por número de pedido',
    });
    await userEvent.type(search, `${number.slice(3)}{Enter}`);
    await waitFor(async () => expect(await findRows(context)).toHaveLength(1));
    await expect(
      context.canvas.getByRole('button', { name: /^Quitar Número de pedido/ }),
    ).toBeVisible();
    await userEvent.selectOptions(
      context.canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Número SAP',
    );
    await expect(
      await context.canvas.findByRole('button', { name: 'Quitar Ordenar por: Número SAP' }),
    ).toBeVisible();
  },
};

/** A dispatched order shows its products, and a timeline with carrier, plate, location and tracking number. */
export const ExpandedTimeline: Story = {
  parameters: { portal: { path: getPathByStatus('5') } },
  play: async (context) => {
    const panel = await findPanel(context, 'Despachado');
    await expect(panel).toHaveTextContent('Guía de transporte');
    const entries = await openTimeline(panel);
    const current = entries.getByText('Estado actual').closest('li');
    for (const fact of ['Transportador', 'Placa', 'Última ubicación', 'Entrega estimada']) {
      await expect(current).toHaveTextContent(fact);
    }
    await expect(current).toHaveAttribute('aria-current', 'step');
    await waitFor(() =>
      expect(entries.getAllByRole('button', { name: /^PDF de / }).length).toBeGreaterThan(1),
    );
    await expect(within(panel).getByRole('list', { name: /^Productos del pedido/ })).toBeVisible();
  },
};

export const TimelineEmpty: Story = {
  parameters: {
    portal: { path: getFilteredPath((order) => order.fecha_entrega === '0000-00-00') },
  },
  play: async (context) => {
    const [panel] = await findPanels(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /^Productos y seguimiento/ }));
    await expect(panel).toHaveTextContent('00/00/0000');
    await expect(
      await context.canvas.findByText('No encontramos información de seguimiento de este pedido'),
    ).toBeVisible();
  },
};

export const TimelineFailed: Story = {
  parameters: {
    portal: {
      path: getPathByStatus('5'),
      faults: [
        { match: timelineOperation, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    const panel = await findPanel(context, 'Despachado');
    await userEvent.click(within(panel).getByRole('button', { name: /^Productos y seguimiento/ }));
    await expect(await within(panel).findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const TimelineFailedThenRetried: Story = {
  ...TimelineFailed,
  play: async (context) => {
    await TimelineFailed.play?.(context);
    const panel = await findPanel(context, 'Despachado');
    await userEvent.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    await expect(
      await within(panel).findByRole('list', { name: /^Seguimiento del pedido/ }),
    ).toBeVisible();
  },
};

/** Returns a timeline response with these events. */
const createTimelineResponse = (events: readonly object[], order: object = {}) => ({
  size: 1,
  data: [
    {
      id_pedido: 1,
      num_pedido: '4500000001',
      estado_pedido: '4',
      estado_pedido_description: 'Facturado',
      valor: '0',
      historico_estados: events.map((event, index) => ({
        id_pedido_history_status: index,
        ...event,
      })),
      ...order,
    },
  ],
});

export const InvalidDates: Story = {
  parameters: {
    portal: {
      path: getPathByStatus('4'),
      faults: [
        {
          match: { field: 'OrderTimelineTracking' },
          fault: {
            kind: 'response',
            value: createTimelineResponse([
              { type: '1', descripcion: 'Solicitado', fecha_hora_evento: '2026-02-31 10:00:00' },
              { type: '2', descripcion: 'Liberado', fecha_hora_evento: 'ayer', cufe: 'abc' },
              { type: '4', descripcion: 'Facturado', fecha_hora_evento: '2026-11-18 09:05:00' },
            ]),
          },
        },
      ],
    },
  },
  play: async (context) => {
    const entries = await openTimeline(await findPanel(context, 'Facturado'));
    await expect(entries.getAllByText('Formato de fecha no válido')).toHaveLength(2);
    await expect(entries.getByText('Detalle no disponible')).toBeVisible();
    await expect(entries.getByText('18 nov 2026 · 09:05')).toBeVisible();
  },
};

/** Timeline entries follow the rules of spec 2 and reading 41. */
export const TimelineRules: Story = {
  parameters: {
    portal: {
      path: getPathByStatus('5'),
      deploymentOptions: { rejectionReasons: 'shown' },
      faults: [
        {
          match: { field: 'OrderTimelineTracking' },
          fault: {
            kind: 'response',
            value: createTimelineResponse(
              [
                { type: '-1', descripcion: 'Cartera revisa' },
                { type: '2', descripcion: 'Liberado' },
                {
                  type: '3',
                  descripcion: 'Programado',
                  id_remision: 'RM1',
                  download: { pdf: { url: 'http://localhost/rm1.pdf' } },
                },
                { type: '4', descripcion: 'Facturado' },
                { type: '5', descripcion: 'En camino', nombre_transportista: 'La Cordillera' },
                { type: '77', descripcion: '' },
                { type: '5', descripcion: 'En camino', placa_vehiculo: 'ABC123' },
              ],
              {
                estado_pedido: '5',
                estado_pedido_description: 'En camino',
                motivo_bloqueo: 'Cupo excedido',
                cufe: 'ab12',
                guia_transporte: 'TC-9',
              },
            ),
          },
        },
      ],
    },
  },
  play: async (context) => {
    const entries = await openTimeline(await findPanel(context, 'Despachado'));
    const timelineEntries = entries
      .getAllByRole('listitem')
      .filter((entry) => entry.parentElement?.tagName === 'OL');
    const [blocked, released, scheduled, invoiced, dispatched, unknown, current] = timelineEntries;
    // Badges show the status names. The description from the backend is below.
    for (const [entry, name] of [
      [blocked, 'En revisión'],
      [released, 'Aceptado'],
      [scheduled, 'Remisionado'],
      [dispatched, 'Despachado'],
    ] as const) {
      await expect(entry).toHaveTextContent(name);
    }
    await expect(dispatched).toHaveTextContent('DetallesEn camino');
    await expect(released).not.toHaveTextContent('Liberado');
    await expect(blocked).toHaveTextContent('Motivo del bloqueo: Cupo excedido');
    await expect(released).toHaveTextContent('Detalle no disponible');
    const findPdfButton = (entry: HTMLElement | undefined, name: RegExp) =>
      within(entry as HTMLElement).findByRole('button', { name });
    await expect(await findPdfButton(scheduled, /^PDF de Remisión RM1/)).toBeVisible();
    await expect(await findPdfButton(invoiced, /^PDF de Factura/)).toBeVisible();
    // Only the entries with a truck show the tracking number.
    for (const entry of [dispatched, current]) await expect(entry).toHaveTextContent('TC-9');
    for (const entry of [blocked, released, scheduled, invoiced, unknown]) {
      await expect(entry).not.toHaveTextContent('TC-9');
    }
    await expect(unknown).toHaveTextContent('En trámite');
    // If two entries match the description of the order, the later one is current.
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(dispatched).not.toHaveAttribute('aria-current');
    // The order is not rejected, so it shows no rejection reason.
    for (const entry of timelineEntries)
      await expect(entry).not.toHaveTextContent('Motivo del rechazo');
  },
};

export const Blocked: Story = {
  parameters: { portal: { path: getPathByStatus('-1') } },
  play: async (context) => {
    const panel = await findPanel(context, 'En revisión');
    await expect(panel).toHaveTextContent('Retenido: ');
    const entries = await openTimeline(panel);
    await expect(entries.getByText(/^Motivo del bloqueo:/)).toBeVisible();
  },
};

/** A deployment can show rejection reasons. They are hidden by default (spec 2). */
export const RejectionReasons: Story = {
  parameters: {
    portal: { path: getPathByStatus('6'), deploymentOptions: { rejectionReasons: 'shown' } },
  },
  play: async (context) => {
    const panel = await findPanel(context, 'Rechazado');
    await expect(panel).toHaveTextContent('Motivo del rechazo:');
    const entries = await openTimeline(panel);
    await expect(entries.getByText(/^Motivo del rechazo:/)).toBeVisible();
  },
};

/** By default, no part of the page shows the rejection reason, not even the remarks. */
export const RejectionReasonsHidden: Story = {
  parameters: { portal: { path: getPathByStatus('6') } },
  play: async (context) => {
    const panel = await findPanel(context, 'Rechazado');
    const entries = await openTimeline(panel);
    await expect(entries.getByText('Rechazado')).toBeVisible();
    await expect(panel).not.toHaveTextContent(/Motivo|Observaciones/);
  },
};

/** Shows the alternative status names of spec 4: joined, released, programmed, sent for review. */
export const AlternativeStatusNames: Story = {
  parameters: { portal: { deploymentOptions: { orderStatusNames: 'second' } } },
  play: async (context) => {
    await findPanel(context, 'Ingresado');
    await findPanel(context, 'Liberado');
  },
};

/** Status 6 can also mean delivered, which has no rejection reason (readings 6 and 42). */
export const Delivered: Story = {
  parameters: {
    portal: {
      path: getPathByStatus('6'),
      deploymentOptions: { orderStatusSix: 'delivered', rejectionReasons: 'shown' },
    },
  },
  play: async (context) => {
    const panel = await findPanel(context, 'Entregado');
    await expect(panel).not.toHaveTextContent('Motivo del rechazo');
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Filtros/ }));
    const status = await getPage(context).findByRole('combobox', { name: 'Estado' });
    await expect(within(status).getByRole('option', { name: 'Entregado' })).toBeInTheDocument();
  },
};

export const FilterPanel: Story = {
  play: async (context) => {
    await findPanels(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Filtros' }));
    const panel = within(await getPage(context).findByRole('dialog', { name: 'Filtrar pedidos' }));
    const station = panel.getByRole('combobox', { name: 'Estación de servicio' });
    await userEvent.type(station, 'mirador');
    await getPage(context).findAllByRole('option', { name: /Mirador/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Estado' }), 'Despachado');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await waitFor(() => expect(getPage(context).queryByRole('dialog')).toBeNull());
    await expect(
      await context.canvas.findByRole('button', { name: 'Quitar Estado: Despachado' }),
    ).toBeVisible();
    await expect(
      context.canvas.getByRole('button', { name: /^Quitar Estación de servicio: .*Mirador/ }),
    ).toBeVisible();
  },
};

/** Each active filter is a chip. Removing a chip keeps the other filters. */
export const Filtered: Story = {
  parameters: { portal: { path: `${path}?status=5&from=2026-10-01&to=2026-11-20` } },
  play: async (context) => {
    for (const panel of await findPanels(context)) {
      await expect(panel).toHaveTextContent('Despachado');
    }
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Quitar Estado: Despachado' }),
    );
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: /^Quitar Estado/ })).toBeNull(),
    );
    await expect(
      context.canvas.getByRole('button', {
        name: 'Quitar Solicitado entre: 1 oct 2026 a 20 nov 2026',
      }),
    ).toBeVisible();
  },
};

/** A search by number ignores the date range. */
export const OldOrderNumber: Story = {
  parameters: {
    portal: { path: getFilteredPath(({ fecha_pedido }) => fecha_pedido < '2026-06-01') },
  },
  play: async (context) => {
    await expect(await findPanels(context)).toHaveLength(1);
    await expect(
      context.canvas.getByRole('button', { name: 'Solicitado entre: Cualquier fecha' }),
    ).toBeVisible();
  },
};

const anyPdfName = /^PDF de /;

/** Matches the link to an invoice that has a file. Some orders have only a `cufe`. */
const invoicePdfName = /^PDF de Factura (?!del)/;

/** Selects the first cards that have this kind of document. */
async function selectCards(context: StoryContext, documentName: RegExp, count: number) {
  await context.canvas.findAllByRole('button', { name: anyPdfName });
  const panels = (await findPanels(context)).filter(
    (panel) => within(panel).queryAllByRole('button', { name: documentName }).length > 0,
  );
  for (const panel of panels.slice(0, count)) {
    await userEvent.click(within(panel).getByRole('checkbox'));
  }
  return context.canvas.findByText(`Pedidos seleccionados (${count})`);
}

export const Selected: Story = {
  play: async (context) => {
    await expect(await selectCards(context, anyPdfName, 2)).toBeVisible();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Quitar selección' }));
    await waitFor(() => expect(context.canvas.queryByText(/^Pedidos seleccionados/)).toBeNull());
  },
};

const createOrdersResponse = (overrides: object) => ({
  size: 1,
  data: [
    {
      id_pedido: 1,
      num_pedido: '4500000001',
      nombre_destino: 'Estación Norte',
      estado_pedido: '1',
      estado_pedido_description: 'Solicitado',
      fecha_pedido: '2026-11-20',
      valor: '1000.00',
      ...overrides,
    },
  ],
});

/** An order that becomes disabled is deselected (spec 2) and shown as locked. */
export const DeselectsDisabledOrders: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: createOrdersResponse({}) },
          times: 1,
        },
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: createOrdersResponse({ estado_bloqueo_pedido: '1' }) },
        },
      ],
    },
  },
  play: async (context) => {
    await userEvent.click(within(await findPanel(context, 'Solicitado')).getByRole('checkbox'));
    await context.canvas.findByText('Pedidos seleccionados (1)');
    notifyOrderNews(['4500000001']);
    await waitFor(() => expect(context.canvas.queryByText(/^Pedidos seleccionados/)).toBeNull());
    const panel = await findPanel(context, 'Retenido por el distribuidor.');
    await expect(within(panel).getByRole('checkbox')).toBeDisabled();
  },
};

const pdf = '%PDF-1.4 sample';

/** Serves every file that a story downloads. */
const fileResponses = { '/files/*': { status: 200, body: pdf } };

/** Downloads the documents of two orders and resolves with the queries of the progress dialog. */
async function requestDocuments(context: StoryContext) {
  await selectCards(context, invoicePdfName, 2);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Descargar documentos' }));
  const documentsDialog = within(
    await getPage(context).findByRole('dialog', { name: 'Documentos de 2 pedidos' }),
  );
  await userEvent.click(documentsDialog.getByRole('button', { name: 'Preparar el ZIP' }));
  return within(await getPage(context).findByRole('dialog', { name: 'PDF de sus documentos' }));
}

export const DocumentsAsZip: Story = {
  parameters: { portal: { path: `${path}?status=5`, rest: fileResponses } },
  play: async (context) => {
    const progressDialog = await requestDocuments(context);
    await expect(await progressDialog.findByText('Todos los PDF están listos.')).toBeVisible();
    await userEvent.click(progressDialog.getByRole('button', { name: /^Guardar ZIP/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.lastCall?.[0]).toBe('documentos-de-pedidos-2026-11-20.zip');
  },
};

/** Failed files are listed and can be retried. */
export const DocumentsFailed: Story = {
  parameters: {
    portal: {
      path: `${path}?status=5`,
      rest: fileResponses,
      faults: [
        {
          match: { operation: 'LoadOrderPdf' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async (context) => {
    const progressDialog = await requestDocuments(context);
    await expect(await progressDialog.findByText('No pudimos descargar 1 PDF')).toBeVisible();
    await expect(progressDialog.getByText(/^Orden de cargue /)).toBeVisible();
  },
};

export const DocumentsFailedThenRetried: Story = {
  ...DocumentsFailed,
  play: async (context) => {
    await DocumentsFailed.play?.(context);
    const progressDialog = within(
      await getPage(context).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await userEvent.click(progressDialog.getByRole('button', { name: 'Reintentar estos' }));
    await expect(await progressDialog.findByText('Todos los PDF están listos.')).toBeVisible();
  },
};

export const NoDocuments: Story = {
  parameters: { portal: { path: getPathByStatus('1') } },
  play: async (context) => {
    const panel = await findPanel(context, 'Solicitado');
    await userEvent.click(within(panel).getByRole('checkbox'));
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Descargar documentos' }),
    );
    const documentsDialog = within(await getPage(context).findByRole('dialog'));
    await expect(
      documentsDialog.getByText('Estos pedidos aún no tienen documentos.'),
    ).toBeVisible();
    await expect(documentsDialog.getByRole('button', { name: 'Preparar el ZIP' })).toBeDisabled();
  },
};

export const Exported: Story = {
  play: async (context) => {
    await selectCards(context, anyPdfName, 1);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await getPage(context).findByRole('dialog', { name: 'Exportar' }));
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, file] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('pedidos-2026-11-20.csv');
    const rows = (await (file as Blob).text()).trim().split('\r\n');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toContain('Número SAP;Número SICOM;Estado');
  },
};

/** The selection is kept when more orders load. */
export const KeepsSelectionOnLoadMore: Story = {
  play: async (context) => {
    await selectCards(context, anyPdfName, 1);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect(await findPanels(context)).toHaveLength(20));
    await expect(context.canvas.getByText('Pedidos seleccionados (1)')).toBeVisible();
  },
};

export const LoadMoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: listOperation, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: listOperation, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await findPanels(context)).toHaveLength(10);
  },
};

/** A notification about an order refetches the list and keeps its items in place. */
export const Refetched: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: createOrdersResponse({}) },
          times: 1,
        },
        {
          match: { field: 'OrderTraceability' },
          fault: {
            kind: 'response',
            value: createOrdersResponse({ estado_pedido: '5', guia_transporte: 'TC-98213' }),
          },
        },
      ],
    },
  },
  play: async (context) => {
    await findPanel(context, 'Solicitado');
    notifyOrderNews(['some other order']);
    notifyOrderNews(['4500000001']);
    await waitFor(async () => expect((await findPanels(context))[0]).toHaveTextContent('TC-98213'));
    await expect(await findPanels(context)).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: listOperation, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay pedidos en los últimos dos meses.')).toBeVisible();
  },
};

/** If the whole portal shows one station, the text names it, even if it is unknown, and a button shows all. */
export const EmptyForStation: Story = {
  parameters: { portal: { path: `${path}?station=99999`, framed: true } },
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText('No hay pedidos de la estación 99999 en los últimos dos meses.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver el último año' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las estaciones' }));
    await expect((await findPanels(context)).length).toBeGreaterThan(0);
  },
};

export const NoMatchForStation: Story = {
  parameters: {
    portal: {
      path: ({ destinations = [] }: ScenarioRows) =>
        `${path}?number=999999999&station=${destinations[0]?.codigo_destinatario}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Ningún pedido de la estación \d+ - .+ coincide con estos filtros\.$/,
      ),
    ).toBeVisible();
  },
};

export const EmptyThenLastYear: Story = {
  ...Empty,
  play: async (context) => {
    await Empty.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el último año' }));
    await expect(
      await canvas.findByText('Ningún pedido coincide con estos filtros.'),
    ).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?number=999999999` } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText('Ningún pedido coincide con estos filtros.'),
    ).toBeVisible();
  },
};

export const NoMatchThenCleared: Story = {
  ...NoMatch,
  play: async (context) => {
    await NoMatch.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Borrar los filtros' }));
    await expect(await findPanels(context)).toHaveLength(10);
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: listOperation, fault: { kind: 'error', message: 'Estamos en cierre.' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Estamos en cierre.');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await findPanels(context)).toHaveLength(10);
  },
};

/** The backend rejects the request although the session has the permission. */
export const Forbidden: Story = {
  parameters: {
    portal: {
      faults: [
        { match: listOperation, fault: { kind: 'error', message: 'No', code: 'FORBIDDEN' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tiene permiso para ver esta información'),
    ).toBeVisible();
  },
};

export const UnreadableRows: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: {
            kind: 'response',
            value: {
              size: 2,
              data: [...createOrdersResponse({}).data, { id_pedido: 2, valor: 'mucho' }],
            },
          },
        },
      ],
    },
  },
  play: async (context) => {
    await expect(await findPanels(context)).toHaveLength(1);
    await expect(
      context.canvas.getByText('Algunos pedidos no se pudieron leer y no se muestran.'),
    ).toBeVisible();
  },
};

/** The Ecuador stores show cents. */
export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async (context) => {
    const [firstPanel] = await findPanels(context);
    await expect(firstPanel).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};

export const Peru: Story = {
  parameters: { portal: { store: 'peru' } },
  play: async (context) => {
    const [firstPanel] = await findPanels(context);
    // Only Colombian orders have a SICOM number.
    await expect(firstPanel).not.toHaveTextContent('SICOM');
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes_ecuador' } },
  play: async (context) => {
    await expect(await findPanels(context)).toHaveLength(10);
  },
};

/** What was ordered, in gallons, by product, station and month. The button fetches the pages that are not loaded. */
export const Quantities: Story = {
  play: async (context) => {
    await findPanels(context);
    saveFile.mockClear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cantidades' }));
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'Cantidades pedidas' }),
    );
    await expect(await dialog.findByRole('heading', { name: 'Por producto' })).toBeVisible();
    const totals = dialog.getAllByText('Total').map((term) => term.nextElementSibling?.textContent);
    await expect(totals).toHaveLength(3);
    await expect(totals[0]).toMatch(/^[\d.,]+ GLN/);
    await expect(new Set(totals).size).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await userEvent.click(await dialog.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, content] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('cantidades-2026-11-20.csv');
    await expect(await (content as Blob).text()).toMatch(/Mes;Destino;.*Cantidad;Unidad/);
  },
};

/** The pages that are not loaded cannot be fetched: there are no sums until they are. */
export const QuantitiesFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: listOperation, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: listOperation, fault: { kind: 'error', message: 'Sin servicio' } },
      ],
    },
  },
  play: async (context) => {
    await findPanels(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cantidades' }));
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'Cantidades pedidas' }),
    );
    await expect(await dialog.findByText('Sin servicio')).toBeVisible();
    await expect(dialog.queryByText('Total')).toBeNull();
  },
};
