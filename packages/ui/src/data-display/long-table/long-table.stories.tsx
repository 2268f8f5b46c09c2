import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { StatusPill } from '../badge/index.ts';
import type { LongTableColumn } from './column.ts';
import { LongTable, type LongTableProps } from './long-table.tsx';

interface Invoice {
  id: string;
  title: string;
  destination: string;
  days: number;
  amount: string;
}

const createInvoices = (count: number): readonly Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Factura FE-${10_000 + index}`,
    destination: ['Estación La Variante', 'EDS Los Arrayanes', 'Servicentro Ñ'][index % 3] ?? '',
    days: 60 - index,
    amount: `$ ${((index * 7919) % 90) + 10}.481.000`,
  }));

const columns: readonly LongTableColumn<Invoice>[] = [
  {
    id: 'title',
    header: 'Factura',
    part: 'title',
    track: 'minmax(9rem,1fr)',
    cell: ({ title }) => title,
  },
  {
    id: 'destination',
    header: 'Destinatario',
    track: 'minmax(8rem,1fr)',
    visibility: 'wide',
    cell: ({ destination }) => destination,
  },
  {
    id: 'state',
    header: 'Estado',
    track: 'minmax(11rem,1fr)',
    sortable: { first: 'ascending' },
    cell: ({ days }) => (
      <StatusPill
        tone="danger"
        emphasis={days > 21 ? 'strong' : 'soft'}
      >{`Vencida hace ${days} días`}</StatusPill>
    ),
  },
  {
    id: 'amount',
    header: 'Valor',
    kind: 'number',
    track: '9rem',
    sortable: { first: 'descending' },
    cell: ({ amount }) => amount,
  },
  {
    id: 'file',
    header: 'PDF',
    track: '6rem',
    cell: ({ title }) => (
      <Button variant="quiet" size="sm" tabIndex={-1} aria-label={`PDF de ${title}`}>
        PDF
      </Button>
    ),
  },
];

const getId = ({ id }: Invoice) => id;
const getRowLabel = ({ title }: Invoice) => `Seleccionar ${title}`;
const isDisabled = ({ id }: Invoice) => id === '2';
const footer = { title: 'Total de las mostradas', amount: '$ 481.000.000' };

const SelectableTable = (props: LongTableProps<Invoice>) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  const [onToggle] = useState(
    () => (id: string) =>
      setSelected((previous) => {
        const next = new Set(previous);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  );
  const onToggleAll = () => {
    const selectableIds = props.rows.filter((row) => !isDisabled(row)).map(getId);
    setSelected(
      (previous) => new Set(selectableIds.every((id) => previous.has(id)) ? [] : selectableIds),
    );
  };
  return (
    <LongTable
      {...props}
      selection={{ selected, onToggle, onToggleAll, rowLabel: getRowLabel, isDisabled }}
    />
  );
};

const meta = {
  component: LongTable,
  parameters: {
    usage: {
      when: 'Use it for hundreds of rows that people scan, sort and select on wide screens.',
      whenNot: 'For up to a hundred rows, use a `Table`. On phones, use a `Table` or cards.',
      content:
        'Use single-line rows with a name, three to six values and an amount. Text does not wrap.',
      anatomy: 'A header, single-line rows, and an optional footer with totals.',
      keyboard:
        'One tab stop. Up, Down, Page Up, Page Down, Home and End move between rows; Left and Right within one.',
      accessibility: 'A `grid` with row and column headers. A sorted column has `aria-sort`.',
    },
  },
  args: { label: 'Facturas', columns, rows: createInvoices(8), rowId: getId, footer },
} satisfies Meta<typeof LongTable<Invoice>>;

export default meta;
type Story = StoryObj<typeof LongTable<Invoice>>;

export const Sortable: Story = {
  args: { sort: { column: 'state', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Valor' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await expect(canvas.getByRole('columnheader', { name: 'Estado' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** In a narrow container the table scrolls as a whole, so that cells stay aligned with their row. */
export const NarrowContainer: Story = {
  render: (args) => (
    <div style={{ width: 'min(320px, 100%)' }}>
      <LongTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) {
      const lastCellRight = row.lastElementChild?.getBoundingClientRect().right;
      await expect(lastCellRight).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    }
  },
};

/** The rows are one Tab stop; arrows, Home and End move, Space selects. */
export const KeyboardNavigation: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const getCheckbox = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(getCheckbox(/todo/)).toHaveFocus();
    await userEvent.tab();
    const rows = canvas.getAllByRole('row').filter((row) => row.hasAttribute('aria-selected'));
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(getCheckbox(/FE-10000/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(getCheckbox(/FE-10000/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'PDF de Factura FE-10001' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft} ');
    await expect(getCheckbox(/FE-10007/)).toBeChecked();
    await userEvent.keyboard('{Home}');
    await expect(rows[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(getCheckbox(/todo/)).toHaveFocus();
  },
};

export const SelectsAllRows: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const selectAllCheckbox = canvas.getByRole('checkbox', { name: 'Seleccionar todo' });
    await expect(selectAllCheckbox).toBePartiallyChecked();
    await userEvent.click(selectAllCheckbox);
    await expect(selectAllCheckbox).toBeChecked();
    const disabledCheckbox = canvas.getByRole('checkbox', { name: /FE-10002/ });
    await expect(disabledCheckbox).toBeDisabled();
    await expect(disabledCheckbox).not.toBeChecked();
  },
};

/** Rows outside the viewport are not laid out. */
export const ManyRows: Story = {
  args: { rows: createInvoices(120) },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid'));
    await userEvent.click(grid.getByRole('checkbox', { name: /FE-10000/ }));
    await userEvent.keyboard('{End}');
    await expect(grid.getByRole('checkbox', { name: /FE-10119/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(grid.getByRole('checkbox', { name: /FE-10119/ })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        selectable: <SelectableTable {...args} rows={createInvoices(3)} />,
      },
    }),
};
