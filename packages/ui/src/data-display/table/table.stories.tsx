import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadLink, Link } from '../../actions/link/index.ts';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { StatusPill } from '../badge/index.ts';
import type { Column } from './column.ts';
import { Table, type TableProps } from './table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface Certificate {
  id: string;
  recipient: string;
  startDate: string;
  amount: number;
  status: ReactNode;
}

const certificates: readonly Certificate[] = [
  {
    id: '000000412',
    recipient: 'Estación El Mirador',
    startDate: '1 oct 2026',
    amount: 12480300,
    status: <StatusPill tone="success">Listo</StatusPill>,
  },
  {
    id: '000000411',
    recipient: 'Distribuidora y Comercializadora de Combustibles La Esperanza Ñ',
    startDate: '1 sep 2026',
    amount: 980000,
    status: <StatusPill tone="info">En proceso</StatusPill>,
  },
  {
    id: '000000398',
    recipient: 'Estación Puerto Sur',
    startDate: '15 ago 2026',
    amount: 104200,
    status: <StatusPill tone="danger">Fallido</StatusPill>,
  },
];

const numberFormat = new Intl.NumberFormat('es-CO');

const columns: readonly Column<Certificate>[] = [
  {
    id: 'id',
    header: 'Solicitud',
    part: 'title',
    cell: ({ id }) => <Link href={`?id=${id}`}>{id}</Link>,
  },
  { id: 'recipient', header: 'Destinatario', cell: ({ recipient }) => recipient },
  {
    id: 'startDate',
    header: 'Desde',
    cell: ({ startDate }) => startDate,
    sortable: { first: 'descending' },
  },
  { id: 'status', header: 'Estado', cell: ({ status }) => status },
  {
    id: 'amount',
    header: 'Valor',
    kind: 'number',
    cell: ({ amount }) => `$ ${numberFormat.format(amount)}`,
    sortable: { first: 'descending' },
  },
];

const getId = ({ id }: Certificate) => id;
const renderFileLink = ({ id }: Certificate) => (
  <DownloadLink href={`/certificados/${id}.pdf`} aria-label={`PDF de la solicitud ${id}`}>
    PDF
  </DownloadLink>
);
const getRowLabel = ({ id }: Certificate) => `Seleccionar la solicitud ${id}`;

const onRowsSelected = fn();

/** Keeps the selection in state, as the parent of a table does. */
const withSelection: Decorator<TableProps<Certificate>> = (Story, { args }) => {
  const [selected, setSelected] = useState(args.selection?.selected ?? new Set<string>());
  const handleSelectedChange = (next: ReadonlySet<string>) => {
    setSelected(next);
    onRowsSelected([...next]);
  };
  const selection = args.selection && {
    ...args.selection,
    selected,
    onSelectedChange: handleSelectedChange,
  };
  return <Story args={{ ...args, selection }} />;
};

const selection = { selected: new Set<string>(), onSelectedChange: fn(), rowLabel: getRowLabel };
const singleSelection = { ...selection, selected: new Set(['000000411']) };

const meta = {
  component: Table,
  parameters: {
    usage: {
      when: 'Use a table to compare three to eight values across up to a hundred rows.',
      whenNot:
        'For more rows, use a `LongTable`. For items that people read one by one, use cards.',
      content:
        "Add a caption. Put the name first, align amounts to the right and put the row's action last.",
      anatomy:
        'Caption, header and rows, with an optional checkbox and action in each row. On phones, rows are cards.',
      keyboard: 'Sortable headings are buttons. Space toggles a checkbox.',
      accessibility:
        'A native `table`. A sorted column has `aria-sort`; the `title` column is the row header.',
    },
  },
  decorators: [withSelection, controlled({ sort: 'onSortChange' }), preventNavigation],
  args: { caption: 'Certificados generados', columns, rows: certificates, rowId: getId },
} satisfies Meta<typeof Table<Certificate>>;

export default meta;
type Story = StoryObj<typeof Table<Certificate>>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Certificados generados' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(within(table).getByRole('rowheader', { name: '000000412' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: '$ 12.480.300' })).toBeVisible();
  },
};

/** A heading sorts by its column; a second click reverses the direction (ARIA practices). */
export const Sortable: Story = {
  args: { sort: { column: 'startDate', direction: 'descending' }, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    const getHeading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(getHeading('Desde')).toHaveAttribute('aria-sort', 'descending');
    await expect(getHeading('Valor')).not.toHaveAttribute('aria-sort');
    await expect(within(getHeading('Estado')).queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Desde' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(getHeading('Desde')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(getHeading('Valor')).toHaveAttribute('aria-sort', 'descending');
    await expect(getHeading('Desde')).not.toHaveAttribute('aria-sort');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    });
  },
};

/** The heading's checkbox has three states, which depend only on the selectable rows. */
export const Selectable: Story = {
  args: { selection: { ...selection, isDisabled: ({ id }) => id === '000000398' } },
  play: async ({ canvas }) => {
    const selectAllCheckbox = canvas.getByRole('checkbox', { name: 'Seleccionar todo' });
    const firstCheckbox = canvas.getByRole('checkbox', {
      name: 'Seleccionar la solicitud 000000412',
    });
    await expect(selectAllCheckbox).not.toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Seleccionar la solicitud 000000398' }),
    ).toBeDisabled();
    await userEvent.click(firstCheckbox);
    await expect(selectAllCheckbox).toBePartiallyChecked();
    await expect(onRowsSelected).toHaveBeenLastCalledWith(['000000412']);
    await userEvent.click(selectAllCheckbox);
    await expect(selectAllCheckbox).toBeChecked();
    await expect(onRowsSelected).toHaveBeenLastCalledWith(['000000412', '000000411']);
    selectAllCheckbox.focus();
    await userEvent.keyboard(' ');
    await expect(selectAllCheckbox).not.toBeChecked();
    await expect(selectAllCheckbox).not.toBePartiallyChecked();
    await expect(firstCheckbox).not.toBeChecked();
  },
};

/** Sorting, selection and a row action together. */
export const AllFeatures: Story = {
  args: {
    sort: { column: 'startDate', direction: 'descending' },
    onSortChange: fn(),
    selection,
    rowAction: renderFileLink,
  },
};

/** In a narrow container each row is a card; screen readers still get a table. */
export const Cards: Story = {
  args: { ...AllFeatures.args, selection: singleSelection },
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Certificados generados' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(certificates.length + 1);
    await expect(canvas.getByRole('rowheader', { name: '000000412' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Destinatario' })).toBeInTheDocument();
    const selectedRow = canvas.getByRole('row', { name: /000000411/ });
    await expect(selectedRow).toHaveAttribute('data-state', 'checked');
    // A status pill keeps its own background on a selected row.
    const backgrounds = [selectedRow, canvas.getByText('En proceso')].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    await expect(backgrounds[1]).not.toBe(backgrounds[0]);
    await expect(backgrounds[1]).toBe(
      getComputedStyle(canvas.getByRole('row', { name: /000000412/ })).backgroundColor,
    );
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todo' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Valor' }));
    await expect(canvas.getByRole('columnheader', { name: 'Valor' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const HiddenCaption: Story = {
  args: { captionMode: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Certificados generados' })).toBeVisible();
  },
};

/** The headings stay visible while the rows scroll. */
export const StickyHeadings: Story = {
  args: {
    ...AllFeatures.args,
    rows: Array.from({ length: 30 }, (_, index) => ({
      id: String(412 - index).padStart(9, '0'),
      recipient: 'Estación El Mirador',
      startDate: '1 oct 2026',
      amount: 12480300 - index * 1000,
      status: <StatusPill tone="success">Listo</StatusPill>,
    })),
  },
  render: (args) => (
    <section
      aria-label="Certificados"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable.
      tabIndex={0}
      style={{ height: 360, overflow: 'auto' }}
    >
      <Table {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    const scrollContainer = canvas.getByRole('region');
    scrollContainer.scrollTo({ top: 600 });
    await expect(canvas.getByRole('button', { name: 'Desde' })).toBeVisible();
    const heading = canvas.getByRole('columnheader', { name: 'Desde' }).getBoundingClientRect();
    const { top } = scrollContainer.getBoundingClientRect();
    await expect(Math.abs(heading.top - top)).toBeLessThan(2);
  },
};

export const Loading: Story = { render: () => <TableSkeleton columns={5} rows={3} /> };

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        plain: <Table {...args} />,
        'all features': <Table {...args} {...AllFeatures.args} selection={singleSelection} />,
        cards: (
          <div style={{ maxWidth: 360 }}>
            <Table {...args} {...AllFeatures.args} selection={singleSelection} />
          </div>
        ),
        loading: <TableSkeleton columns={5} rows={3} />,
      },
    }),
};
