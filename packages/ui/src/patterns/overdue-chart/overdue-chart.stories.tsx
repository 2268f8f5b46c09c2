import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { OverdueChart, type OverdueColumn } from './overdue-chart.tsx';

const columns: OverdueColumn[] = [
  {
    id: 'total',
    label: 'Total vencido',
    amount: '$ 48.123.000',
    shortAmount: '$ 48,1 M',
    height: 80,
    tone: 'neutral',
  },
  {
    id: '1-7',
    label: '1 a 7 días',
    amount: '$ 21.400.000',
    shortAmount: '$ 21,4 M',
    height: 36,
    tone: 'danger',
    fill: 'pale',
  },
  {
    id: '8-14',
    label: '8 a 14 días',
    amount: '$ 15.023.000',
    shortAmount: '$ 15,0 M',
    height: 25,
    tone: 'danger',
    fill: 'dotted',
  },
  {
    id: '15-21',
    label: '15 a 21 días',
    amount: '$ 1.700.000',
    shortAmount: '$ 1,7 M',
    height: 13.1,
    tone: 'danger',
    fill: 'striped',
  },
  {
    id: 'older',
    label: 'Más de 21 días',
    amount: '$ 10.000.000',
    shortAmount: '$ 10,0 M',
    height: 18.7,
    tone: 'danger',
  },
];

const meta = {
  component: OverdueChart,
  parameters: {
    usage: {
      when: 'Use it to show overdue amounts by age, with links to the invoices of each age.',
      whenNot:
        'Do not use it for other data: its columns are the five age ranges of the specification.',
      content: 'Pass a full and a short amount for each age, and the totals.',
      anatomy:
        "Totals, then five columns of amount, bar and age, or rows if space is short. `fill` sets the bar's pattern.",
      keyboard: 'With `href`, each column is one tab stop. Enter follows its link.',
      accessibility:
        'One `table` with a caption in both layouts, so each full amount is read once. The bars are hidden.',
    },
  },
  args: {
    caption: 'Cartera vencida por edad',
    columns,
    columnHeading: 'Edad',
    amountHeading: 'Valor',
    totals: [
      { label: 'Total vencido', amount: '$ 48.123.000', tone: 'danger' },
      { label: 'Total cartera', amount: '$ 132.908.450' },
    ],
  },
} satisfies Meta<typeof OverdueChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One table for all users: short amounts are visible, full amounts are for screen readers. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Cartera vencida por edad' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(
      within(table).getByRole('row', { name: '15 a 21 días $ 1.700.000' }),
    ).toBeInTheDocument();
    const fills = within(table)
      .getAllByRole('row')
      .slice(2)
      .map((row) => row.querySelector('svg')?.dataset.fill);
    await expect(fills).toEqual(['pale', 'dotted', 'striped', 'solid']);
  },
};

const emptyColumns = columns.map((column) => ({
  ...column,
  amount: '$ 0',
  shortAmount: '$ 0',
  height: 0,
}));
/** Without overdue amounts a sentence replaces the bars. */
export const NothingOverdue: Story = {
  args: {
    columns: emptyColumns,
    emptyText: 'No tiene facturas vencidas.',
    totals: [
      { label: 'Total vencido', amount: '$ 0' },
      { label: 'Total cartera', amount: '$ 12.450.000' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tiene facturas vencidas.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const linkedColumns = columns.map((column, index) => ({
  ...column,
  ...(index === 3 ? { amount: '$ 0', shortAmount: '$ 0', height: 0 } : { href: `#${column.id}` }),
}));

/** Columns with an `href` are links in the same table; empty columns are not. */
export const WithLinks: Story = {
  args: { columns: linkedColumns },
  decorators: [preventNavigation],
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Cartera vencida por edad' }));
    await expect(table.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await expect(table.getByRole('link', { name: 'Total vencido' })).toHaveFocus();
    await expect(table.getByRole('row', { name: 'Total vencido $ 48.123.000' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '$ 0' })).toBeVisible();
  },
};

const smallColumns: OverdueColumn[] = columns.map((column, index) => ({
  ...column,
  ...[
    { amount: '$ 48.000.000', shortAmount: '$ 48,0 M', height: 80 },
    { amount: '$ 200.000', shortAmount: '$ 0,2 M', height: 12.1333 },
    { amount: '$ 3.000.000', shortAmount: '$ 3,0 M', height: 14 },
    { amount: '$ 9.000.000', shortAmount: '$ 9,0 M', height: 18 },
    { amount: '$ 0', shortAmount: '$ 0', height: 0 },
  ][index],
}));

/** A small bar has a minimum height; the tallest has 80, an empty one 0. */
export const SmallBars: Story = {
  args: { columns: smallColumns },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map(
      (bar) => bar.getBoundingClientRect().height,
    );
    await expect(heights.map(Math.round)).toEqual([80, 12, 14, 18, 0]);
    // A content security policy without inline styles would reject them on a server-rendered page.
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

const outOfRangeColumns = columns.map((column, index) => ({
  ...column,
  height: [81, 4800, -12, 80, 0][index] ?? 0,
}));

/** Heights out of range are clamped. */
export const ClampsHeights: Story = {
  args: { columns: outOfRangeColumns },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map(
      (bar) => bar.getBoundingClientRect().height,
    );
    await expect(heights.map(Math.round)).toEqual([80, 80, 0, 80, 0]);
  },
};

/** If the bars do not fit, the table is shown as rows with full amounts. */
export const Narrow: Story = {
  args: { columns: linkedColumns },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(15rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeVisible();
    await expect(canvas.getByText('$ 21.400.000')).toBeVisible();
    await expect(canvas.getByText('$ 21,4 M')).not.toBeVisible();
  },
};

/** Amounts with cents are longer, and never wrap after the currency sign. */
export const Dollars: Story = {
  args: {
    columns: columns.map((column, index) => {
      const amount = `$ ${['12.345,67', '5.490,10', '3.853,57', '436,00', '2.566,00'][index]}`;
      return { ...column, amount, shortAmount: amount };
    }),
    totals: [
      { label: 'Total vencido', amount: '$ 12.345,67', tone: 'danger' },
      { label: 'Total cartera', amount: '$ 48.910,05' },
    ],
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        overdue: <OverdueChart {...args} />,
        links: <OverdueChart {...args} columns={linkedColumns} />,
        small: <OverdueChart {...args} columns={smallColumns} />,
        nothing: <OverdueChart {...args} {...NothingOverdue.args} />,
      },
    }),
};
