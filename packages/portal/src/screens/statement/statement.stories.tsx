import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import StatementScreen from './statement-screen.tsx';

const path = '/admin/account-history/statement';

const meta = {
  component: StatementScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof StatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const operation = 'AccountStatement';

/** Waits for the balances and the proof of their sum. */
const expectProof = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const balance = within(await canvas.findByRole('region', { name: 'Saldo final' }));
  await expect(balance.getByText('La suma coincide con la del distribuidor.')).toBeVisible();
  await expect(balance.getByText('Saldo inicial')).toBeVisible();
  await expect(balance.getByText('Diferencia con el saldo anterior')).toBeVisible();
};

/** The current month. */
export const Ready: Story = { play: expectProof };

/** Another month is typed in one field. */
export const Month: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expectProof(context);
    const month = canvas.getByRole('textbox', { name: 'Mes' });
    await userEvent.clear(month);
    await userEvent.type(month, '10/2026{Enter}');
    await waitFor(() => expect(canvas.getByText('1 oct 2026 a 31 oct 2026')).toBeVisible());
    await expectProof(context);
    await expect(canvas.getByText('Pagos del período').nextElementSibling).toHaveTextContent(
      /^\$\s[1-9]/,
    );
    await expect(canvas.getByRole('table', { name: 'Movimientos de su cuenta' })).toBeVisible();
  },
};

export const Range: Story = {
  parameters: { portal: { path: `${path}?from=2026-07-01&to=2026-09-30` } },
  play: async (context) => {
    await expectProof(context);
    await expect(context.canvas.getByText('1 jul 2026 a 30 sep 2026')).toBeVisible();
  },
};

export const SpecificationOnly: Story = {
  parameters: { portal: { sandboxMode: 'strict', path: `${path}?month=2026-10` } },
  play: expectProof,
};

/** The backend's sum differs from the movements: the page says so. */
export const SumDiffers: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'AccountStatusHistory' },
          fault: {
            kind: 'response',
            value: {
              data: [
                {
                  nombre_cliente: 'Cliente',
                  subtotal: '900000.00',
                  sizeDetails: 1,
                  lines: [
                    {
                      id_histocuenta_detalle: 1,
                      numero_documento: '1810000001',
                      numero_factura: 'FEV100001',
                      tipo_documento: 'RV',
                      fecha_documento: '2026-11-02',
                      total: '800000.00',
                    },
                  ],
                },
              ],
            },
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La suma de los movimientos no coincide/)).toBeVisible();
  },
};

export const Exported: Story = {
  play: async (context) => {
    await expectProof(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
    const body = within(context.canvasElement.ownerDocument.body);
    const menu = within(await body.findByRole('dialog', { name: 'Exportar' }));
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, content] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('extracto-2026-11-01.csv');
    await expect(await (content as Blob).text()).toContain('Saldo');
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

/** A client without movements has balances of zero. */
export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    const balance = within(await canvas.findByRole('region', { name: 'Saldo final' }));
    await expect(balance.getAllByText('$ 0')[0]).toBeVisible();
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
