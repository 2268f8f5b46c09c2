import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory } from '../../../../../.storybook/portal-story.tsx';
import SalesCertificateScreen from './sales-certificate-screen.tsx';

const meta = {
  component: SalesCertificateScreen,
  decorators: [portalStory],
  parameters: {
    portal: {
      path: '/admin/sales-certificate',
      framed: true,
      deploymentOptions: { salesCertificate: 'open' },
    },
  },
} satisfies Meta<typeof SalesCertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listOperation = { operation: 'SalesCertificates' };
const requestField = { field: 'solicitarCertificadoVentas' };
const tableQuery = { name: 'Listado de certificados de ventas generados' };
const generateButtonQuery = { name: 'Generar certificado' };

/** Resolves with the certificate rows. */
async function findRows(canvas: Canvas) {
  const [, ...rows] = within(await canvas.findByRole('table', tableQuery)).getAllByRole('row');
  return rows;
}

const waitForRows = (canvas: Canvas, count: number) =>
  waitFor(async () => expect(await findRows(canvas)).toHaveLength(count));

/** Fills in the required fields with the keyboard. */
async function fillForm(canvas: Canvas) {
  const dates = within(canvas.getByRole('group', { name: /Fechas de las ventas/ }));
  const [start, end] = dates.getAllByRole('textbox');
  if (!start || !end) throw new Error('Expected two date fields.');
  await userEvent.type(start, '01/09/2026');
  await userEvent.type(end, '30/09/2026{Enter}');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Negocio/ }), 'RUMBO');
}

async function requestCertificate(canvas: Canvas) {
  await fillForm(canvas);
  await waitFor(() => expect(canvas.getByRole('button', generateButtonQuery)).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', generateButtonQuery));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    const table = within(canvas.getByRole('table', tableQuery));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    const [link] = table.getAllByRole('link', { name: /^Certificado .*\(PDF\)/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^http/));
    await expect(canvas.getByRole('combobox', { name: /Formato/ })).toHaveValue('CONSOLIDADO');
    await expect(canvas.getByText('Mostrando 10 de 23')).toBeVisible();
  },
};

export const Generated: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no tiene certificados');
    await requestCertificate(canvas);
    await expect(await canvas.findByText('Solicitamos su certificado')).toBeVisible();
    await waitForRows(canvas, 1);
    await expect((await findRows(canvas))[0]).toHaveTextContent(/1 sep 2026.*30 sep 2026/);
    await expect(canvas.getByRole('combobox', { name: /Negocio/ })).toHaveValue('RUMBO');
  },
};

/** A code outside 200 to 299 is an error, and its message gives the reason (spec 5). */
export const RequestRejected: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: requestField,
          fault: { kind: 'response', value: { codigo: 300, mensaje: 'No hay ventas.' } },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await requestCertificate(canvas);
    await expect(await canvas.findByText('No hay ventas.')).toBeVisible();
    await expect(canvas.getByText('No pudimos solicitar su certificado')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Negocio/ })).toHaveValue('RUMBO');
  },
};

export const RequestFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: requestField, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await requestCertificate(canvas);
    await expect(await canvas.findByText('Sin servicio')).toBeVisible();
  },
};

export const RequestFailedThenRetried: Story = {
  ...RequestFailed,
  play: async (context) => {
    await RequestFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', generateButtonQuery));
    await expect(await canvas.findByText('Solicitamos su certificado')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await expect(canvas.getByRole('button', generateButtonQuery)).toBeDisabled();
    const business = canvas.getByRole('combobox', { name: /Negocio/ });
    business.focus();
    await userEvent.tab();
    await waitFor(() => expect(business).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Ver qué falta' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Fechas de las ventas' }));
    await expect(document.activeElement).toBeInvalid();
    await userEvent.selectOptions(business, 'EDS');
    await waitFor(() => expect(business).toBeValid());
  },
};

export const Requesting: Story = {
  parameters: { portal: { faults: [{ match: requestField, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await requestCertificate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Generando…' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Negocio/ })).toBeDisabled();
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
    await expect(await canvas.findByText('Aún no tiene certificados')).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Estamos en cierre.')).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitForRows(canvas, 10);
  },
};

/** Loads all pages. The last certificate is still pending (spec 7: ascending). */
export const AllPagesLoaded: Story = {
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitForRows(canvas, 20);
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitForRows(canvas, 23);
    const rows = await findRows(canvas);
    const numbers = rows.map((row) => row.textContent.match(/\d{9}/)?.[0]);
    await expect(numbers).toEqual([...numbers].sort());
    const lastLink = within(rows.at(-1) ?? canvas.getByRole('table')).getByRole('link');
    await expect(lastLink).toHaveAttribute('aria-busy', 'true');
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
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await findRows(canvas)).toHaveLength(10);
  },
};

/** A URL without HTTP is shown as text and not opened (spec 8). */
export const PdfMissing: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'listarCertificadoVenta' },
          fault: {
            kind: 'response',
            value: {
              total_count: 1,
              items: [
                {
                  id: 1,
                  increment_sales_certificate: '000100001',
                  received: 'EDS Norte',
                  fecha_inicio: '2026-09-01',
                  fecha_fin: '2026-09-30',
                  pdf: 'El certificado venció',
                },
              ],
            },
          },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /000100001/ }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('El certificado venció');
    await expect(openTab).not.toHaveBeenCalled();
  },
};

export const PdfMissingThenAccepted: Story = {
  ...PdfMissing,
  play: async (context) => {
    await PdfMissing.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const dialog = page.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const DestinationsFailed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'listarDestinatarios' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const DestinationsFailedThenRetried: Story = {
  ...DestinationsFailed,
  play: async (context) => {
    await DestinationsFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    await expect(canvas.getByText('Déjelo vacío para todos sus destinos.')).toBeVisible();
  },
};

/** Support can see certificates but cannot request them. */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await waitForRows(canvas, 10);
    await expect(canvas.queryByRole('button', generateButtonQuery)).toBeNull();
    await expect(canvas.getByText(/sesión de soporte no puede solicitar/)).toBeVisible();
  },
};
