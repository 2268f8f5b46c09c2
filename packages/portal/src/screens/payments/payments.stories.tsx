import type { Meta, StoryObj } from '@storybook/react-vite';
import { serialiseJournal } from '@surtidor/domain/payments';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import PaymentsScreen from './payments-screen.tsx';

const path = '/admin/pending-invoices/payments';

const meta = {
  component: PaymentsScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true }, layout: 'fullscreen' },
} satisfies Meta<typeof PaymentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'Transactions';

/** All payments of the company in every state, each with a link to its receipt, and the compensations beside them. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Pagos' });
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('link', { name: /^Compensación \d+/ })[0]).toBeVisible();
    await expect(canvas.getByText(/^Pagado desde el 1 oct 2026: \$\s[\d.]+$/)).toBeVisible();
    for (const status of ['Pago aprobado', 'Pago rechazado', 'Pendiente'])
      await expect(canvas.getAllByText(status)[0]).toBeVisible();
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/resultado-transaccion?uuid='),
    );
  },
};

/** What was paid, by month and by bank. Rejected and pending payments are not counted. */
export const Sums: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sumas por mes y banco' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Lo que pagaron' }));
    for (const label of ['nov 2026', 'oct 2026', 'Banco Valle Alto'])
      await expect(dialog.getByText(label).nextElementSibling).toHaveTextContent(/^\$\s[1-9]/);
    await expect(dialog.getByText(/^Solo suman los pagos aprobados/)).toBeVisible();
  },
};

/** A filter by bank: the compensations, which have none, leave the list. */
export const Filtering: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Pagos' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await page.findByRole('dialog', { name: 'Filtrar pagos' }));
    for (const label of ['Usuario', 'Estación de servicio'])
      await expect(panel.getByLabelText(label)).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Banco'), 'Banco Valle Alto');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(
      await canvas.findByRole('button', { name: 'Quitar Banco: Banco Valle Alto' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Compensación/ })).toBeNull());
    await expect(canvas.getAllByText('Pago aprobado')[0]).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?q=NO-EXISTE` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún pago coincide con los filtros')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Borrar los filtros' })).toBeVisible();
  },
};

/** The payments are shown without the compensations, which can be requested again. */
export const CompensationsFailed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'Compensations' },
          fault: { kind: 'error', message: 'Sin servicio' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No pudimos cargar las compensaciones. Sin servicio'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.getAllByText('Pago aprobado')[0]).toBeVisible();
  },
};

/** The payments as a file for the accountant, with reference, bank, person and invoices. */
export const Exported: Story = {
  play: async ({ canvas, canvasElement }) => {
    saveFile.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, content] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('pagos-2026-11-20.csv');
    for (const title of ['Referencia', 'Tipo', 'Valor pagado', 'Banco', 'Usuario', 'Facturas'])
      await expect(await (content as Blob).text()).toContain(title);
  },
};

/** A backend without a list of payments: the page shows the payments of this browser. */
export const OwnBrowserOnly: Story = {
  parameters: {
    portal: {
      sandboxMode: 'strict',
      storage: (owner: string) => ({
        'surtidor-payments': serialiseJournal(
          (['approved', 'rejected', 'dropped'] as const).map((phase, index) => ({
            ...{ key: phase, uuid: phase === 'dropped' ? null : `${index}f0c2a34-9d1e`, phase },
            ...{ owner: owner.split('/')[0] ?? '', kind: 'invoices', lines: [] },
            amount: { minor: 6_818_100_000, currency: 'COP' },
            createdAt: storyNow - 5 * 86_400_000 - index,
            changedAt: storyNow - 5 * 86_400_000,
            ...{ checks: 1, lastCheckAt: null, sessionEndsAt: null },
          })),
        ),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pago aprobado')).toBeVisible();
    await expect(canvas.getByText('Pago rechazado')).toBeVisible();
    await expect(canvas.getByText('No se cobró')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay pagos')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [{ match: { operation }, fault: { kind: 'error', message: 'Sin servicio' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin servicio')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
