import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInvoicePath } from '@surtidor/domain/session';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import InvoiceScreen from './invoice-screen.tsx';

type Document = NonNullable<ScenarioRows['documents']>[number];

/** Returns the path of the first invoice that matches. */
const getPathOf =
  (matches: (document: Document, rows: ScenarioRows) => unknown) => (rows: ScenarioRows) =>
    getInvoicePath(
      rows.documents?.find((row) => row.tipo_documento === 'RV' && matches(row, rows))
        ?.num_factura ?? 'none',
    );

const isRejected = (
  { num_documento }: Document,
  { transactions, transactionLines }: ScenarioRows,
) =>
  transactionLines?.some(
    (line) =>
      line.numero_documento === num_documento &&
      transactions?.find(({ uuid }) => uuid === line.uuid)?.estado === 'RECHAZADA',
  );

const isClaimed = ({ num_documento }: Document, { claims }: ScenarioRows) =>
  claims?.some(({ tipo, referencia }) => tipo === 'FACTURA' && referencia === num_documento);

const isDelivered = ({ num_factura }: Document, { orders }: ScenarioRows) =>
  orders?.some((order) => order.num_factura === num_factura && order.estado_pedido === '5');

const meta = {
  component: InvoiceScreen,
  decorators: [portalStory],
  parameters: { portal: { path: getPathOf(isRejected), framed: true } },
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const recordOperation = { operation: 'InvoiceRecord' };

const findRegion = async ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** An overdue invoice with a rejected payment: who tried to pay it, when, and how it ended. */
export const Ready: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Factura FEV\d+/,
    );
    const balance = await findRegion(context, 'Saldo por pagar');
    await expect(balance.getByText(/^\$/)).toBeVisible();
    await expect(balance.getByRole('button', { name: 'Pagar' })).toBeVisible();
    const summary = await findRegion(context, 'Resumen');
    await expect(summary.getByText(/^Vencida hace/)).toBeVisible();
    await expect(summary.getByText('CUFE')).toBeVisible();
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(timeline.getByText('Emitida')).toBeVisible();
    await expect(timeline.getByText('Pago rechazado')).toBeVisible();
    await expect(timeline.getAllByText('Usuario')[0]).toBeVisible();
  },
};

/** The order that the invoice bills, with its truck, is found among the orders of the weeks before. */
export const WithOrder: Story = {
  parameters: { portal: { path: getPathOf(isDelivered) } },
  play: async (context) => {
    const summary = await findRegion(context, 'Resumen');
    await expect(await summary.findByRole('link', { name: /^Pedido \d+/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/order-details?orderNumber='),
    );
    await expect(summary.getByText('Placa')).toBeVisible();
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(timeline.getByText('Despachado')).toBeVisible();
  },
};

/** A part was paid without any payment of the portal. */
export const PartlyPaid: Story = {
  parameters: {
    portal: { path: getPathOf(({ saldo, importe }) => saldo > 0 && saldo < importe) },
  },
  play: async (context) => {
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(timeline.getByText(/^El distribuidor registró otros abonos/)).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: {
    portal: {
      path: getPathOf(
        ({ num_documento, saldo }, { transactionLines }) =>
          saldo === 0 && transactionLines?.some((line) => line.numero_documento === num_documento),
      ),
    },
  },
  play: async (context) => {
    const balance = await findRegion(context, 'Saldo por pagar');
    await expect(balance.getByText('$ 0')).toBeVisible();
    await expect(balance.queryByRole('button', { name: 'Pagar' })).toBeNull();
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(timeline.getByText('Pago aprobado')).toBeVisible();
  },
};

export const Compensated: Story = {
  parameters: {
    portal: {
      path: getPathOf(({ num_documento }, { compensationLines }) =>
        compensationLines?.some(
          (line) => line.num_documento === num_documento && line.valor_pagado > 0,
        ),
      ),
    },
  },
  play: async (context) => {
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(timeline.getByText(/^Compensación/)).toBeVisible();
    await expect(timeline.getByText('Completada')).toBeVisible();
  },
};

/** Nobody can pay it a second time, and the page says who is paying it since when. */
export const InPayment: Story = {
  parameters: {
    portal: {
      path: getPathOf(({ id }, { documentLocks }) =>
        documentLocks?.some((lock) => lock.document_id === id && lock.kind === 'PAGO'),
      ),
    },
  },
  play: async (context) => {
    const balance = await findRegion(context, 'Saldo por pagar');
    await waitFor(() => expect(balance.getByText(/pagando desde/)).toBeVisible());
    await expect(balance.queryByRole('button', { name: 'Pagar' })).toBeNull();
  },
};

/** A claim and its answer are part of the invoice's life. */
export const Claimed: Story = {
  parameters: { portal: { path: getPathOf(isClaimed) } },
  play: async (context) => {
    const timeline = await findRegion(context, 'Seguimiento');
    await expect(await timeline.findByText('Pregunta o reclamo: Respondido')).toBeVisible();
    await expect(
      timeline.getAllByText('Revisamos la remisión: el valor es correcto.')[0],
    ).toBeVisible();
  },
};

/** Another number of the invoice leads to the same page. */
export const ByTaxId: Story = {
  parameters: {
    portal: {
      path: ({ documents }: ScenarioRows) =>
        getInvoicePath(documents?.find((row) => row.nif_comunitario)?.nif_comunitario ?? 'none'),
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Factura FE\.\d+/,
    );
    await findRegion(context, 'Seguimiento');
  },
};

/** With the calls of the specification only, the payments of this browser and the order are shown. */
export const SpecificationOnly: Story = {
  parameters: { portal: { path: getPathOf(isDelivered), sandboxMode: 'strict' } },
  play: async (context) => {
    await findRegion(context, 'Saldo por pagar');
    const summary = await findRegion(context, 'Resumen');
    await expect(await summary.findByRole('link', { name: /^Pedido \d+/ })).toBeVisible();
  },
};

/** Without permission for pending invoices, the history does not tell what is left of an open invoice. */
export const HistoryOnly: Story = {
  parameters: {
    portal: {
      path: getPathOf(({ saldo }) => saldo > 0),
      role: 'financiero',
      permissions: ['Surtidor_Movimientos::historico'],
    },
  },
  play: async (context) => {
    const balance = await findRegion(context, 'Saldo por pagar');
    await expect(balance.getByText('Saldo no disponible')).toBeVisible();
    await expect(balance.queryByRole('button', { name: 'Pagar' })).toBeNull();
  },
};

export const PaymentOpened: Story = {
  play: async (context) => {
    const balance = await findRegion(context, 'Saldo por pagar');
    await userEvent.click(balance.getByRole('button', { name: 'Pagar' }));
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(await body.findByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    portal: { faults: [{ match: recordOperation, fault: { kind: 'never' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { portal: { path: getInvoicePath('FEV1') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('El documento no existe o no pertenece a su empresa.'),
    ).toBeVisible();
  },
};

export const InvalidNumber: Story = {
  parameters: { portal: { path: '/admin/invoice?number=%3C%3E' } },
  play: NotFound.play,
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [{ match: recordOperation, fault: { kind: 'error', message: 'Sin servicio' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin servicio')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
