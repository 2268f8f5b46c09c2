import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadLink } from '../../actions/link/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import type { AccountLine } from './account-line.ts';
import { AccountTable, type AccountTableProps } from './account-table.tsx';

const headings = {
  invoiceNumber: 'Factura',
  documentNumber: 'Documento',
  documentClass: 'Clase',
  details: 'Detalle',
  documentDate: 'Fecha',
  dueDate: 'Vencimiento',
  value: 'Valor',
};

const lines: readonly AccountLine[] = [
  {
    id: '1',
    invoiceNumber: 'FE-10293',
    documentNumber: '1800045231',
    documentClass: 'Factura combustible',
    details: 'Estación El Mirador',
    documentDate: '3 nov 2026',
    dueDate: '18 nov 2026',
    value: '$ 124.812.300',
    sign: 'positive',
  },
  {
    id: '2',
    invoiceNumber: 'NC-00771',
    documentNumber: '1800045307',
    documentClass: 'Nota crédito',
    details: 'Devolución parcial del pedido 450021',
    documentDate: '9 nov 2026',
    dueDate: '9 nov 2026',
    value: '-$ 1.200.000',
    sign: 'negative',
  },
  {
    id: '3',
    invoiceNumber: 'FE-10311',
    documentNumber: '1800045399',
    documentClass: 'Factura lubricantes',
    details: 'Distribuidora y Comercializadora de Combustibles La Esperanza Ñ',
    documentDate: '12 nov 2026',
    dueDate: '00/00/0000',
    value: '$ 98.000',
    sign: 'positive',
  },
];

const getRowLabel = ({ invoiceNumber }: AccountLine) => `Seleccionar ${invoiceNumber}`;
const renderPdfLink = ({ invoiceNumber }: AccountLine) => (
  <DownloadLink href={`/pdf/${invoiceNumber}`} aria-label={`PDF de ${invoiceNumber}`}>
    PDF
  </DownloadLink>
);

const SelectableAccountTable = (props: AccountTableProps) => {
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <AccountTable {...props} selection={{ selected, onSelectedChange, rowLabel: getRowLabel }} />
  );
};

const meta = {
  component: AccountTable,
  parameters: {
    usage: {
      when: 'Use it to list the documents of an account, as a statement or a history.',
      whenNot: 'For a list of payable documents, use `InvoiceCard`s.',
      content: "Pass formatted lines, the columns of the page, and the row's action: its file.",
      anatomy:
        'A caption, seven columns, some sortable, optional checkboxes and row actions. On phones, rows are cards.',
      keyboard: 'Sortable headings are buttons (Enter or Space). Space toggles a checkbox.',
      accessibility:
        'As in `Table`: a native `table` with `aria-sort`. The invoice number is the row header.',
    },
  },
  args: { caption: 'Documentos de su cuenta', headings, lines },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven columns; the invoice number is the row header, negative values are red. */
export const SevenColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Factura',
      'Documento',
      'Clase',
      'Detalle',
      'Fecha',
      'Vencimiento',
      'Valor',
    ]);
    const creditRow = canvas.getByRole('row', { name: /NC-00771/ });
    await expect(within(creditRow).getByText('-$ 1.200.000')).toHaveClass('text-ui-danger-ink');
    await expect(canvas.getByText('$ 98.000')).not.toHaveClass('text-ui-danger-ink');
  },
};

export const Sortable: Story = {
  args: { sort: { column: 'dueDate', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Valor' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'value',
      direction: 'descending',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Vencimiento' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'dueDate',
      direction: 'descending',
    });
  },
};

export const WithLineAction: Story = {
  args: { lineAction: renderPdfLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PDF de NC-00771' })).toBeVisible();
  },
};

export const Selectable: Story = {
  args: { ...Sortable.args, lineAction: renderPdfLink },
  render: (args) => <SelectableAccountTable {...args} />,
  play: async ({ canvas }) => {
    const selectAllCheckbox = canvas.getByRole('checkbox', { name: 'Seleccionar todo' });
    await expect(selectAllCheckbox).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar FE-10293' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar FE-10311' }));
    await expect(selectAllCheckbox).toBeChecked();
  },
};

export const Phone: Story = {
  args: Selectable.args,
  render: (args) => (
    <div style={{ maxWidth: 358 }}>
      <SelectableAccountTable {...args} />
    </div>
  ),
};

export const States: Story = {
  args: Selectable.args,
  render: (args) =>
    renderStates({
      states: {
        plain: <AccountTable caption={args.caption} headings={headings} lines={lines} />,
        everything: <SelectableAccountTable {...args} />,
        phone: (
          <div style={{ maxWidth: 358 }}>
            <SelectableAccountTable {...args} />
          </div>
        ),
      },
    }),
};
