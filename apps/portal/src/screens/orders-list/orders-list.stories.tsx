import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { notifyOrderNews } from '../../features/orders/order-news.ts';
import { OrdersListScreen } from './orders-list-screen.tsx';

const path = '/admin/orders-list';

const meta = {
  component: OrdersListScreen,
  decorators: [portalStory],
  // Stories show cards. `Rows` and `Searched` show the default layout of a wide window.
  parameters: { portal: { path, framed: true, storage: { 'surtidor-view.orders': 'cards' } } },
} satisfies Meta<typeof OrdersListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

const list = { operation: 'Orders' };
const timeline = { operation: 'OrderTimeline' };

const page = ({ canvasElement }: Pick<Played, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Resolves with the cards of the orders. */
const getPanels = ({ canvas }: Pick<Played, 'canvas'>) =>
  canvas.findAllByRole('article', { name: /^Pedido / });

/** Resolves with the first card that contains this text. */
async function panelWith(played: Pick<Played, 'canvas'>, content: string) {
  const panels = await getPanels(played);
  const found = panels.find((panel) => panel.textContent?.includes(content));
  if (!found) throw new Error(`No order shows '${content}'`);
  return found;
}

/** Expands a card and resolves with the queries of its timeline. */
async function opened(panel: HTMLElement) {
  await userEvent.click(within(panel).getByRole('button', { name: /^Productos y seguimiento/ }));
  return within(await within(panel).findByRole('list', { name: /^Seguimiento del pedido/ }));
}

/** Returns the path of the list, filtered to one order of the scenario. */
const narrowedTo =
  (fits: (order: NonNullable<ScenarioRows['orders']>[number]) => boolean) =>
  ({ orders = [] }: ScenarioRows) => {
    const found = orders.findLast(fits);
    return `${path}?number=${found?.num_pedido ?? 'none'}`;
  };

const withStatus = (status: string) => narrowedTo((order) => order.estado_pedido === status);

export const Ready: Story = {
  play: async (played) => {
    const panels = await getPanels(played);
    await expect(panels).toHaveLength(10);
    const [first] = panels;
    for (const fact of ['Número SICOM', 'Solicitante', 'Destino']) {
      await expect(first).toHaveTextContent(fact);
    }
    await expect(await played.canvas.findByRole('textbox', { name: 'Desde' })).toHaveValue(
      '20/09/2026',
    );
    await expect(await played.canvas.findByText(/^Mostrando 10 de/)).toBeVisible();
  },
};

const asAtFirst = { storage: { 'surtidor-view.orders': 'not chosen' } };

const getRows = ({ canvas }: Pick<Played, 'canvas'>) =>
  canvas.findAllByRole('row', { name: /Pedido \d+/ });

/** Without deliveries in the list, a card links the invoice only. The timeline has the other documents. */
export const SpecificationOnly: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: async (played) => {
    const panel = await panelWith(played, 'Despachado');
    const remission = { name: /^PDF de Remisión/ };
    await expect(within(panel).queryByRole('button', remission)).toBeNull();
    const entries = await opened(panel);
    await expect(await entries.findByRole('button', remission)).toBeVisible();
  },
};

/** A wide window shows one row per order, with number, status, station, dates and value. */
export const Rows: Story = {
  parameters: { portal: asAtFirst },
  play: async (played) => {
    const rows = await getRows(played);
    await expect(rows).toHaveLength(10);
    const [first] = rows as [HTMLElement];
    await expect(within(first).getByRole('link', { name: /^Pedido / })).toHaveAttribute(
      'href',
      expect.stringContaining('orderNumber='),
    );
    await userEvent.click(await played.canvas.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await played.canvas.findByText(/^Pedidos seleccionados \(\d+\)/)).toBeVisible();
    await userEvent.click(within(first).getByRole('checkbox'));
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(played.canvas.getByRole('radio', { name: 'Tarjetas' }));
    await expect(await getPanels(played)).toHaveLength(10);
  },
};

/** The toolbar searches by number and sorts. */
export const Searched: Story = {
  parameters: { portal: asAtFirst },
  play: async (played) => {
    const [first] = (await getRows(played)) as [HTMLElement];
    const link = within(first).getByRole('link', { name: /^Pedido / });
    const number = (link.textContent ?? '').replace('Pedido ', '');
    const search = await played.canvas.findByRole('searchbox', {
      name: 'Buscar por número de pedido',
    });
    await userEvent.type(search, `${number.slice(3)}{Enter}`);
    await waitFor(async () => expect(await getRows(played)).toHaveLength(1));
    await expect(
      played.canvas.getByRole('button', { name: /^Quitar Número de pedido/ }),
    ).toBeVisible();
    await userEvent.selectOptions(
      played.canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Número SAP',
    );
    await expect(
      await played.canvas.findByRole('button', { name: 'Quitar Ordenar por: Número SAP' }),
    ).toBeVisible();
  },
};

/** A dispatched order shows its products, and a timeline with carrier, plate, location and tracking number. */
export const Opened: Story = {
  parameters: { portal: { path: withStatus('5') } },
  play: async (played) => {
    const panel = await panelWith(played, 'Despachado');
    await expect(panel).toHaveTextContent('Guía de transporte');
    const entries = await opened(panel);
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
  parameters: { portal: { path: narrowedTo((order) => order.fecha_entrega === '0000-00-00') } },
  play: async (played) => {
    const [panel] = await getPanels(played);
    await userEvent.click(played.canvas.getByRole('button', { name: /^Productos y seguimiento/ }));
    await expect(panel).toHaveTextContent('00/00/0000');
    await expect(
      await played.canvas.findByText('No encontramos información de seguimiento de este pedido'),
    ).toBeVisible();
  },
};

export const TimelineFailed: Story = {
  parameters: {
    portal: {
      path: withStatus('5'),
      faults: [{ match: timeline, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 }],
    },
  },
  play: async (played) => {
    const panel = await panelWith(played, 'Despachado');
    await userEvent.click(within(panel).getByRole('button', { name: /^Productos y seguimiento/ }));
    await expect(await within(panel).findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const TimelineFailedThenRetried: Story = {
  ...TimelineFailed,
  play: async (played) => {
    await TimelineFailed.play?.(played);
    const panel = await panelWith(played, 'Despachado');
    await userEvent.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    await expect(
      await within(panel).findByRole('list', { name: /^Seguimiento del pedido/ }),
    ).toBeVisible();
  },
};

/** Returns a timeline response with these events. */
const history = (events: readonly object[], order: object = {}) => ({
  size: 1,
  data: [
    {
      id_pedido: 1,
      num_pedido: '4500000001',
      estado_pedido: '4',
      estado_pedido_description: 'Facturado',
      valor: '0',
      historico_estados: events.map((event, at) => ({ id_pedido_history_status: at, ...event })),
      ...order,
    },
  ],
});

export const InvalidDates: Story = {
  parameters: {
    portal: {
      path: withStatus('4'),
      faults: [
        {
          match: { field: 'OrderTimelineTracking' },
          fault: {
            kind: 'response',
            value: history([
              { type: '1', descripcion: 'Solicitado', fecha_hora_evento: '2026-02-31 10:00:00' },
              { type: '2', descripcion: 'Liberado', fecha_hora_evento: 'ayer', cufe: 'abc' },
              { type: '4', descripcion: 'Facturado', fecha_hora_evento: '2026-11-18 09:05:00' },
            ]),
          },
        },
      ],
    },
  },
  play: async (played) => {
    const entries = await opened(await panelWith(played, 'Facturado'));
    await expect(entries.getAllByText('Formato de fecha no válido')).toHaveLength(2);
    await expect(entries.getByText('Detalle no disponible')).toBeVisible();
    await expect(entries.getByText('18 nov 2026 · 09:05')).toBeVisible();
  },
};

/** The rules of a timeline entry (spec 2; reading 41). */
export const TimelineRules: Story = {
  parameters: {
    portal: {
      path: withStatus('5'),
      deploymentOptions: { rejectionReasons: 'shown' },
      faults: [
        {
          match: { field: 'OrderTimelineTracking' },
          fault: {
            kind: 'response',
            value: history(
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
  play: async (played) => {
    const entries = await opened(await panelWith(played, 'Despachado'));
    const all = entries
      .getAllByRole('listitem')
      .filter((entry) => entry.parentElement?.tagName === 'OL');
    const [blocked, released, programmed, billed, onItsWay, unknown, current] = all;
    // Badges show the status names. The description from the backend is below.
    for (const [entry, name] of [
      [blocked, 'En revisión'],
      [released, 'Aceptado'],
      [programmed, 'Remisionado'],
      [onItsWay, 'Despachado'],
    ] as const) {
      await expect(entry).toHaveTextContent(name);
    }
    await expect(onItsWay).toHaveTextContent('DetallesEn camino');
    await expect(released).not.toHaveTextContent('Liberado');
    await expect(blocked).toHaveTextContent('Motivo del bloqueo: Cupo excedido');
    await expect(released).toHaveTextContent('Detalle no disponible');
    const pdfButton = (entry: HTMLElement | undefined, name: RegExp) =>
      within(entry as HTMLElement).findByRole('button', { name });
    await expect(await pdfButton(programmed, /^PDF de Remisión RM1/)).toBeVisible();
    await expect(await pdfButton(billed, /^PDF de Factura/)).toBeVisible();
    // Only the entries with a truck show the tracking number.
    for (const entry of [onItsWay, current]) await expect(entry).toHaveTextContent('TC-9');
    for (const entry of [blocked, released, programmed, billed, unknown]) {
      await expect(entry).not.toHaveTextContent('TC-9');
    }
    await expect(unknown).toHaveTextContent('En trámite');
    // If two entries match the description of the order, the later one is current.
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(onItsWay).not.toHaveAttribute('aria-current');
    // The order is not rejected, so it shows no rejection reason.
    for (const entry of all) await expect(entry).not.toHaveTextContent('Motivo del rechazo');
  },
};

export const Blocked: Story = {
  parameters: { portal: { path: withStatus('-1') } },
  play: async (played) => {
    const panel = await panelWith(played, 'En revisión');
    await expect(panel).toHaveTextContent('Motivo del bloqueo:');
    const entries = await opened(panel);
    await expect(entries.getByText(/^Motivo del bloqueo:/)).toBeVisible();
  },
};

/** A deployment can show rejection reasons. They are hidden by default (spec 2). */
export const RejectionReasons: Story = {
  parameters: {
    portal: { path: withStatus('6'), deploymentOptions: { rejectionReasons: 'shown' } },
  },
  play: async (played) => {
    const panel = await panelWith(played, 'Rechazado');
    await expect(panel).toHaveTextContent('Motivo del rechazo:');
    const entries = await opened(panel);
    await expect(entries.getByText(/^Motivo del rechazo:/)).toBeVisible();
  },
};

/** By default, no part of the page shows the rejection reason, not even the remarks. */
export const RejectionReasonsHidden: Story = {
  parameters: { portal: { path: withStatus('6') } },
  play: async (played) => {
    const panel = await panelWith(played, 'Rechazado');
    const entries = await opened(panel);
    await expect(entries.getByText('Rechazado')).toBeVisible();
    await expect(panel).not.toHaveTextContent(/Motivo|Observaciones/);
  },
};

/** The alternative status names of spec 4: joined, released, programmed, sent for review. */
export const SecondNames: Story = {
  parameters: { portal: { deploymentOptions: { orderStatusNames: 'second' } } },
  play: async (played) => {
    await panelWith(played, 'Ingresado');
    await panelWith(played, 'Liberado');
  },
};

/** Status 6 can also mean delivered, which has no rejection reason (readings 6 and 42). */
export const Delivered: Story = {
  parameters: {
    portal: {
      path: withStatus('6'),
      deploymentOptions: { orderStatusSix: 'delivered', rejectionReasons: 'shown' },
    },
  },
  play: async (played) => {
    const panel = await panelWith(played, 'Entregado');
    await expect(panel).not.toHaveTextContent('Motivo del rechazo');
    await userEvent.click(await played.canvas.findByRole('button', { name: /^Filtros/ }));
    const status = await page(played).findByRole('combobox', { name: 'Estado' });
    await expect(within(status).getByRole('option', { name: 'Entregado' })).toBeInTheDocument();
  },
};

export const FilterPanel: Story = {
  play: async (played) => {
    await getPanels(played);
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Filtros' }));
    const panel = within(await page(played).findByRole('dialog', { name: 'Filtrar pedidos' }));
    const station = panel.getByRole('combobox', { name: 'Estación de servicio' });
    await userEvent.type(station, 'mirador');
    await page(played).findAllByRole('option', { name: /Mirador/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Estado' }), 'Despachado');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await waitFor(() => expect(page(played).queryByRole('dialog')).toBeNull());
    await expect(
      await played.canvas.findByRole('button', { name: 'Quitar Estado: Despachado' }),
    ).toBeVisible();
    await expect(
      played.canvas.getByRole('button', { name: /^Quitar Estación de servicio: .*Mirador/ }),
    ).toBeVisible();
  },
};

/** Each active filter is a chip. Removing a chip keeps the other filters. */
export const Filtered: Story = {
  parameters: { portal: { path: `${path}?status=5&from=2026-10-01&to=2026-11-20` } },
  play: async (played) => {
    for (const panel of await getPanels(played)) {
      await expect(panel).toHaveTextContent('Despachado');
    }
    await userEvent.click(
      await played.canvas.findByRole('button', { name: 'Quitar Estado: Despachado' }),
    );
    await waitFor(() =>
      expect(played.canvas.queryByRole('button', { name: /^Quitar Estado/ })).toBeNull(),
    );
    await expect(
      played.canvas.getByRole('button', {
        name: 'Quitar Solicitado entre: 1 oct 2026 a 20 nov 2026',
      }),
    ).toBeVisible();
  },
};

/** A search by number ignores the date range. */
export const OldNumber: Story = {
  parameters: {
    portal: { path: narrowedTo(({ fecha_pedido }) => fecha_pedido < '2026-06-01') },
  },
  play: async (played) => {
    await expect(await getPanels(played)).toHaveLength(1);
    await expect(await played.canvas.findByRole('textbox', { name: 'Desde' })).toHaveValue('');
  },
};

const anyDocument = /^PDF de /;

/** Matches the link to an invoice that has a file. Some orders have a `cufe` only. */
const wholeInvoice = /^PDF de Factura (?!del)/;

/** Selects the first cards that have this kind of document. */
async function selectedWith(played: Played, documentName: RegExp, count: number) {
  await played.canvas.findAllByRole('button', { name: anyDocument });
  const panels = (await getPanels(played)).filter(
    (panel) => within(panel).queryAllByRole('button', { name: documentName }).length > 0,
  );
  for (const panel of panels.slice(0, count)) {
    await userEvent.click(within(panel).getByRole('checkbox'));
  }
  return played.canvas.findByText(`Pedidos seleccionados (${count})`);
}

export const Selected: Story = {
  play: async (played) => {
    await expect(await selectedWith(played, anyDocument, 2)).toBeVisible();
    await userEvent.click(played.canvas.getByRole('button', { name: 'Quitar selección' }));
    await waitFor(() => expect(played.canvas.queryByText(/^Pedidos seleccionados/)).toBeNull());
  },
};

const oneOrder = (over: object) => ({
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
      ...over,
    },
  ],
});

/** An order that becomes disabled is deselected (spec 2) and shown as locked. */
export const DisabledLeavesSelection: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: oneOrder({}) },
          times: 1,
        },
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: oneOrder({ estado_bloqueo_pedido: '1' }) },
        },
      ],
    },
  },
  play: async (played) => {
    await userEvent.click(within(await panelWith(played, 'Solicitado')).getByRole('checkbox'));
    await played.canvas.findByText('Pedidos seleccionados (1)');
    notifyOrderNews(['4500000001']);
    await waitFor(() => expect(played.canvas.queryByText(/^Pedidos seleccionados/)).toBeNull());
    const panel = await panelWith(played, 'tiene retenido este pedido');
    await expect(within(panel).getByRole('checkbox')).toBeDisabled();
  },
};

const pdf = '%PDF-1.4 sample';

/** Serves every file that a story downloads. */
const areFilesReady = { '/files/*': { status: 200, body: pdf } };

/** Downloads the documents of two orders and resolves with the queries of the progress dialog. */
async function requestDocuments(played: Played) {
  await selectedWith(played, wholeInvoice, 2);
  await userEvent.click(played.canvas.getByRole('button', { name: 'Descargar documentos' }));
  const kinds = within(
    await page(played).findByRole('dialog', { name: 'Documentos de 2 pedidos' }),
  );
  await userEvent.click(kinds.getByRole('button', { name: 'Preparar el ZIP' }));
  return within(await page(played).findByRole('dialog', { name: 'PDF de sus documentos' }));
}

export const DocumentsAsZip: Story = {
  parameters: { portal: { path: `${path}?status=5`, rest: areFilesReady } },
  play: async (played) => {
    const batch = await requestDocuments(played);
    await expect(await batch.findByText('Todos los PDF están listos.')).toBeVisible();
    await userEvent.click(batch.getByRole('button', { name: /^Guardar ZIP/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.lastCall?.[0]).toBe('documentos-de-pedidos-2026-11-20.zip');
  },
};

/** Failed files are listed and can be retried. */
export const DocumentsFailed: Story = {
  parameters: {
    portal: {
      path: `${path}?status=5`,
      rest: areFilesReady,
      faults: [
        {
          match: { operation: 'LoadOrderPdf' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async (played) => {
    const batch = await requestDocuments(played);
    await expect(await batch.findByText('No pudimos descargar 1 PDF')).toBeVisible();
    await expect(batch.getByText(/^Orden de cargue /)).toBeVisible();
  },
};

export const DocumentsFailedThenRetried: Story = {
  ...DocumentsFailed,
  play: async (played) => {
    await DocumentsFailed.play?.(played);
    const batch = within(
      await page(played).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await userEvent.click(batch.getByRole('button', { name: 'Reintentar estos' }));
    await expect(await batch.findByText('Todos los PDF están listos.')).toBeVisible();
  },
};

export const NoDocuments: Story = {
  parameters: { portal: { path: withStatus('1') } },
  play: async (played) => {
    const panel = await panelWith(played, 'Solicitado');
    await userEvent.click(within(panel).getByRole('checkbox'));
    await userEvent.click(
      await played.canvas.findByRole('button', { name: 'Descargar documentos' }),
    );
    const kinds = within(await page(played).findByRole('dialog'));
    await expect(kinds.getByText('Estos pedidos aún no tienen documentos.')).toBeVisible();
    await expect(kinds.getByRole('button', { name: 'Preparar el ZIP' })).toBeDisabled();
  },
};

export const Exported: Story = {
  play: async (played) => {
    await selectedWith(played, anyDocument, 1);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await page(played).findByRole('dialog', { name: 'Exportar' }));
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, file] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('pedidos-2026-11-20.csv');
    const rows = (await (file as Blob).text()).trim().split('\r\n');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toContain('Número SAP;Número SICOM;Estado');
  },
};

/** The selection survives loading more. */
export const MoreLoaded: Story = {
  play: async (played) => {
    await selectedWith(played, anyDocument, 1);
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect(await getPanels(played)).toHaveLength(20));
    await expect(played.canvas.getByText('Pedidos seleccionados (1)')).toBeVisible();
  },
};

export const MoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: list, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: list, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (played) => {
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await getPanels(played)).toHaveLength(10);
  },
};

/** A notification about an order refetches the list and keeps its items in place. */
export const Refetched: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'OrderTraceability' },
          fault: { kind: 'response', value: oneOrder({}) },
          times: 1,
        },
        {
          match: { field: 'OrderTraceability' },
          fault: {
            kind: 'response',
            value: oneOrder({ estado_pedido: '5', guia_transporte: 'TC-98213' }),
          },
        },
      ],
    },
  },
  play: async (played) => {
    await panelWith(played, 'Solicitado');
    notifyOrderNews(['some other order']);
    notifyOrderNews(['4500000001']);
    await waitFor(async () => expect((await getPanels(played))[0]).toHaveTextContent('TC-98213'));
    await expect(await getPanels(played)).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: list, fault: { kind: 'never' } }] } },
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

export const EmptyThenWholeYear: Story = {
  ...Empty,
  play: async (played) => {
    await Empty.play?.(played);
    const { canvas } = played;
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el último año' }));
    await expect(
      await canvas.findByText('Ningún pedido coincide con estos filtros.'),
    ).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?number=999999999` } },
  play: async (played) => {
    await expect(
      await played.canvas.findByText('Ningún pedido coincide con estos filtros.'),
    ).toBeVisible();
  },
};

export const NoMatchThenCleared: Story = {
  ...NoMatch,
  play: async (played) => {
    await NoMatch.play?.(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Borrar los filtros' }));
    await expect(await getPanels(played)).toHaveLength(10);
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [{ match: list, fault: { kind: 'error', message: 'Estamos en cierre.' }, times: 1 }],
    },
  },
  play: async (played) => {
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Estamos en cierre.');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (played) => {
    await Failed.play?.(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await getPanels(played)).toHaveLength(10);
  },
};

/** The backend rejects the request although the session has the permission. */
export const Refused: Story = {
  parameters: {
    portal: {
      faults: [{ match: list, fault: { kind: 'error', message: 'No', code: 'FORBIDDEN' } }],
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
            value: { size: 2, data: [...oneOrder({}).data, { id_pedido: 2, valor: 'mucho' }] },
          },
        },
      ],
    },
  },
  play: async (played) => {
    await expect(await getPanels(played)).toHaveLength(1);
    await expect(
      played.canvas.getByText('Algunos pedidos no se pudieron leer y no se muestran.'),
    ).toBeVisible();
  },
};

/** The Ecuador stores show cents. */
export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async (played) => {
    const [first] = await getPanels(played);
    await expect(first).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};

export const Peru: Story = {
  parameters: { portal: { store: 'peru' } },
  play: async (played) => {
    const [first] = await getPanels(played);
    // Only orders of Colombia have a SICOM number.
    await expect(first).not.toHaveTextContent('SICOM');
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes_ecuador' } },
  play: async (played) => {
    await expect(await getPanels(played)).toHaveLength(10);
  },
};

const lane = ({ canvas }: Pick<Played, 'canvas'>, name: RegExp) =>
  canvas.findByRole('region', { name });

/** The board groups orders into lanes by expected date. The view is stored in the search params. */
export const Board: Story = {
  play: async (played) => {
    await userEvent.click(await played.canvas.findByRole('radio', { name: 'Tablero' }));
    for (const name of [/^Atrasados/, /^Hoy/, /^Mañana/, /^Después/, /^Sin fecha/]) {
      await expect(await lane(played, name)).toBeVisible();
    }
    const orders = played.canvas.getAllByRole('link', { name: /^Pedido / });
    await expect(orders[0]).toHaveAttribute('href', expect.stringContaining('orderNumber='));
    const all = played.canvas.getAllByRole('region').map(({ textContent }) => textContent);
    await expect(all.join(' ')).toMatch(/Transportador .* Placa [A-Z]{3}\d{3}/);
    await expect(
      within(await lane(played, /^Atrasados/)).getAllByText(/de atraso: se esperaba el/)[0],
    ).toBeVisible();
    await expect(played.canvas.queryByRole('button', { name: 'Exportar' })).toBeNull();
  },
};

export const BoardEmpty: Story = {
  parameters: { portal: { path: `${path}?view=board&number=no-such`, framed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos información')).toBeVisible();
  },
};

export const BoardFailed: Story = {
  parameters: {
    portal: {
      path: `${path}?view=board`,
      faults: [
        {
          match: { operation: 'OrderBoard' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async (played) => {
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const BoardFailedThenRetried: Story = {
  ...BoardFailed,
  play: async (played) => {
    await BoardFailed.play?.(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await lane(played, /^Hoy/)).toBeVisible();
  },
};
