import type { Meta, StoryObj } from '@storybook/react-vite';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { createTwoCurrencies } from '../../../../../.storybook/story-documents.ts';
import { notifyOrderNews } from '../../features/orders/order-news.ts';
import OrderDetailsScreen from './order-details-screen.tsx';

/** Returns the path of the newest order with the given status, preferably one with an invoice. */
const getPathByStatus =
  (status: string) =>
  ({ orders = [] }: ScenarioRows) => {
    const invoicedOrder = orders.findLast(
      (order) => order.estado_pedido === status && order.num_factura,
    );
    const order = invoicedOrder ?? orders.findLast((order) => order.estado_pedido === status);
    return getOrderDetailsPath(order?.num_pedido ?? 'none');
  };

const meta = {
  component: OrderDetailsScreen,
  decorators: [portalStory],
  parameters: { portal: { path: getPathByStatus('5'), framed: true } },
} satisfies Meta<typeof OrderDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type CanvasContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

const orderOperation = { operation: 'OrderTracking' };

/** Resolves with the queries of a region of the page. */
const findRegion = async ({ canvas }: CanvasContext, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Shows the summary, products, deliveries, documents, timeline, plant and tracking number. */
export const Ready: Story = {
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    for (const fact of ['Planta de despacho', 'Guía de transporte', 'Destino']) {
      await expect(summary.getByText(fact)).toBeVisible();
    }
    await expect(
      await summary.findByRole('link', { name: /^Factura .* en su cuenta$/ }),
    ).toHaveAttribute('href', expect.stringMatching(/\/admin\/invoice\?number=/));
    const deliveries = await findRegion(context, 'Entregas');
    await expect(deliveries.getByText('Remisión')).toBeVisible();
    // Each document is linked once on the page.
    const links = await (await findRegion(context, 'Documentos')).findAllByRole('button', {
      name: /^PDF de /,
    });
    await expect(context.canvas.getAllByRole('button', { name: /^PDF de / })).toHaveLength(
      links.length,
    );
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(await timeline.findByText('Estado actual')).toBeVisible();
    await expect(
      (await findRegion(context, 'Productos')).getByRole('list', { name: /^Productos del pedido/ }),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  },
};

/** The summary shows the arrival date, the truck and its last location. The timeline shows the next steps. */
export const OnItsWay: Story = {
  parameters: {
    portal: {
      path: ({ orders = [], orderHistory = [] }: ScenarioRows) => {
        const dispatchedOrder = orders.findLast(
          ({ estado_pedido, id_pedido, fecha_entrega }) =>
            estado_pedido === '5' &&
            (fecha_entrega ?? '') >= '2026-11-20' &&
            orderHistory.some((event) => event.id_pedido === id_pedido && event.placa_vehiculo),
        );
        return getOrderDetailsPath(dispatchedOrder?.num_pedido ?? '');
      },
    },
  },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(
      await summary.findByText(/^Llega (hoy|mañana|el)\b|de atraso: se esperaba el /),
    ).toBeVisible();
    await expect(
      await summary.findByText(/Placa [A-Z]{3}\d{3} · .+ · Última ubicación: /),
    ).toBeVisible();
  },
};

export const Requested: Story = {
  parameters: { portal: { path: getPathByStatus('1') } },
  play: async (context) => {
    await expect(
      (await findRegion(context, 'Entregas')).getByText('Aún no hay entregas.'),
    ).toBeVisible();
    await expect(
      await (await findRegion(context, 'Resumen')).findByText('Aún sin vehículo asignado'),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('region', { name: 'Documentos' })).toBeNull();
  },
};

export const Blocked: Story = {
  parameters: { portal: { path: getPathByStatus('-1') } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    const hold = summary.getByText(/^Retenido: /);
    await expect(hold).toBeVisible();
    const planned = await summary.findByText(
      /^Entrega planeada para el |^Aún sin fecha de entrega$/,
    );
    await expect(
      hold.compareDocumentPosition(planned) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(summary.queryByText(/^Llega |de atraso/)).toBeNull();
    const timeline = await findRegion(context, 'Seguimiento');
    for (const step of ['Solicitado', 'Aceptado', 'Remisionado', 'Facturado', 'Despachado']) {
      await expect((await timeline.findByText(step)).closest('li')).toHaveTextContent('Por venir');
    }
  },
};

/** An order that is blocked for credit, with the invoices whose payment releases it. */
export const ReleasedByInvoices: Story = {
  parameters: { portal: { path: getPathByStatus('-1') } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(
      await summary.findByText(/^Retenido: .+\. Le faltan \$\s[\d.]+ de cupo\.$/),
    ).toBeVisible();
    const list = await summary.findByRole('list', { name: 'Facturas que liberan el pedido' });
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(
      summary.getByText(/^Si paga las \d facturas más antiguas, libera .+ suficiente/),
    ).toBeVisible();
  },
};

/** The payment modal has exactly these invoices, and shows the credit after the payment. */
export const PayingRelease: Story = {
  parameters: { portal: { path: getPathByStatus('-1') } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    const list = await summary.findByRole('list', { name: 'Facturas que liberan el pedido' });
    const count = within(list).getAllByRole('listitem').length;
    await userEvent.click(summary.getByRole('button', { name: /^Pagar estas \d facturas$/ }));
    const page = within(context.canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    const lines = within(dialog.getByRole('list', { name: 'Facturas por pagar' }));
    await expect(lines.getAllByText(/ · Venció el /)).toHaveLength(count);
    await expect(await dialog.findByText(/^Cupo disponible después de este pago/)).toBeVisible();
  },
};

/** All invoices that can be paid online are not enough. */
export const NotReleasedByInvoices: Story = {
  parameters: {
    portal: {
      path: getPathByStatus('-1'),
      faults: [
        {
          match: { operation: 'PendingInvoices' },
          fault: { kind: 'response', value: createTwoCurrencies('invoice') },
        },
      ],
    },
  },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(await summary.findByText(/lo que no alcanza para este pedido/)).toBeVisible();
    await expect(summary.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  },
};

/** A backend that tells no credit: the order shows its reason only. */
export const BlockedWithoutCredit: Story = {
  parameters: { portal: { sandboxMode: 'strict', path: getPathByStatus('-1') } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(await summary.findByText('Retenido: Cupo de crédito insuficiente')).toBeVisible();
    await expect(summary.getByText('Consulte a su asesor comercial cómo liberarlo.')).toBeVisible();
  },
};

/** Without permission for movements, the invoice number is not a link. */
export const WithoutAccountPermission: Story = {
  parameters: { portal: { role: 'compras', permissions: ['Surtidor_Trazabilidad::pedidos'] } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(summary.getByText('Factura')).toBeVisible();
    await expect(summary.queryByRole('link', { name: /en su cuenta$/ })).toBeNull();
  },
};

export const Documents: Story = {
  play: async (context) => {
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Descargar documentos' }),
    );
    const page = within(context.canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Documentos de 1 pedido' }));
    for (const kind of ['Facturas (1)', 'Remisiones (1)', 'Órdenes de cargue (1)']) {
      await expect(dialog.getByRole('checkbox', { name: kind })).toBeChecked();
    }
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(dialog.getByRole('button', { name: 'Preparar el ZIP' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: orderOperation, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
  },
};

/** The order of another client shows the same page as an order that does not exist. */
export const UnknownNumber: Story = {
  parameters: { portal: { path: getOrderDetailsPath('9999999999') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos el pedido 9999999999')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver sus pedidos' })).toHaveAttribute(
      'href',
      '/admin/orders-list',
    );
  },
};

export const MalformedNumber: Story = {
  parameters: { portal: { path: '/admin/order-details?orderNumber=%3Cb%3E' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('El número de pedido de este enlace no es válido.'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: orderOperation, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reintentar' }));
    await findRegion(context, 'Resumen');
  },
};

export const Forbidden: Story = {
  parameters: {
    portal: {
      faults: [
        { match: orderOperation, fault: { kind: 'error', message: 'No', code: 'FORBIDDEN' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tiene permiso para ver esta información'),
    ).toBeVisible();
  },
};

const createResponse = (overrides: object) => ({
  size: 1,
  data: [{ id_pedido: 1, num_pedido: '45', estado_pedido: '1', valor: '0', ...overrides }],
});

/** A notification about an order refetches the order. */
export const Refetched: Story = {
  parameters: {
    portal: {
      path: getOrderDetailsPath('45'),
      faults: [
        {
          match: { field: 'OrderTracking' },
          fault: { kind: 'response', value: createResponse({}) },
          times: 1,
        },
        {
          match: { field: 'OrderTracking' },
          fault: {
            kind: 'response',
            value: createResponse({ estado_pedido: '5', guia_transporte: 'TC-1' }),
          },
        },
      ],
    },
  },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(summary.getByText('Solicitado')).toBeVisible();
    notifyOrderNews(['45']);
    await waitFor(() => expect(summary.getByText('TC-1')).toBeVisible());
  },
};

/** The Ecuador stores show cents. */
export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async (context) => {
    await expect(
      (await findRegion(context, 'Resumen')).getByText(/^US\$ [\d.]+,\d{2}$/),
    ).toBeVisible();
  },
};

/** Only Colombian orders have a SICOM number. */
export const Peru: Story = {
  parameters: { portal: { store: 'peru' } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(summary.queryByText('Número SICOM')).toBeNull();
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes_ecuador' } },
  play: async (context) => {
    await findRegion(context, 'Resumen');
  },
};
