import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { type CertificateRow, CertificateTable } from './certificate-table.tsx';

const rows: CertificateRow[] = [
  {
    id: '1',
    request: '000000412',
    recipient: '10234 - Estación El Mirador',
    startDate: '1 ene 2026',
    endDate: '30 jun 2026',
    file: { href: '#certificado-412' },
  },
  {
    id: '2',
    request: '000000415',
    recipient: '10311 - Estación Puente Nuevo',
    startDate: '1 jul 2026',
    endDate: '31 oct 2026',
    file: { state: 'preparing' },
  },
  {
    id: '3',
    request: '000000416',
    recipient: 'Todos los destinos',
    startDate: '1 nov 2026',
    endDate: '20 nov 2026',
    file: {},
  },
];

const meta = {
  component: CertificateTable,
  parameters: {
    usage: {
      when: 'Use it to list the generated certificates, newest first.',
      whenNot: 'For the documents of an account, use an `AccountTable`.',
      content:
        'Show request number, recipient, dates and file of each certificate, and load more on request.',
      anatomy:
        'A list frame and a table with request, recipient, two dates and file, followed by a load-more button.',
      keyboard: 'Tab moves through the files, then to the load-more button.',
      accessibility:
        "As in `ListFrame` and `Table`. The link of each file names its certificate, not only 'PDF'.",
    },
  },
  args: {
    frame: { state: 'ready' },
    rows,
    more: 'yes',
    onLoadMore: fn(),
    progress: 'Mostrando 3 de 42',
  },
  decorators: [preventNavigation],
} satisfies Meta<typeof CertificateTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Certificates: Story = {
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', {
      name: 'Listado de certificados de ventas generados',
    });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Certificado 000000412 \(PDF\)/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /000000416/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    canvas.getByRole('button', { name: 'Cargar más' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const AllLoaded: Story = { args: { more: 'no', progress: 'Mostrando 3 de 3' } };
export const NextPageFailed: Story = {
  args: { more: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = { args: { frame: { state: 'loading' }, rows: [] } };
export const Empty: Story = {
  args: {
    frame: {
      state: 'empty',
      emptyTitle: 'Aún no ha generado certificados',
      emptyText: 'Elija las fechas y el negocio, y genere el primero.',
      emptyAction: <Button variant="secondary">Ir al formulario</Button>,
    },
    rows: [],
  },
};
export const Failed: Story = {
  args: {
    frame: { state: 'failed', failureText: 'El servicio tardó demasiado.', onRetry: fn() },
    rows: [],
  },
};

const handleFileMissing = fn();
/** A click on an unavailable file shows the reason. */
export const WithMissingFile: Story = {
  args: { rows: rows.map((row) => ({ ...row, file: {}, onFileMissing: handleFileMissing })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Certificado 000000412 \(PDF\)/ }));
    await expect(handleFileMissing).toHaveBeenCalled();
  },
};

const longRows: CertificateRow[] = rows.map((row) => ({
  ...row,
  recipient: '10234 - Estación de Servicio Nuestra Señora del Carmen de Apicalá',
  request: `${row.request}-2026-COMBUSTIBLES`,
}));
export const LongNames: Story = { args: { rows: longRows } };

export const States: Story = {
  render: (args) => renderStates({ states: { certificates: <CertificateTable {...args} /> } }),
};
