import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States as AllStates } from '../../story/every-theme.tsx';
import { OverdueChart, type OverdueColumn } from './overdue-chart.tsx';

const columns: OverdueColumn[] = [
  {
    id: 'total',
    label: 'Total vencido',
    amount: '$ 48.123.000',
    shortAmount: '$ 48,1 M',
    height: 80,
    tone: 'primary',
  },
  {
    id: '1-7',
    label: '1 a 7 días',
    amount: '$ 21.400.000',
    shortAmount: '$ 21,4 M',
    height: 36,
    tone: 'warning',
  },
  {
    id: '8-14',
    label: '8 a 14 días',
    amount: '$ 15.023.000',
    shortAmount: '$ 15,0 M',
    height: 25,
    tone: 'warning',
  },
  {
    id: '15-21',
    label: '15 a 21 días',
    amount: '$ 1.700.000',
    shortAmount: '$ 1,7 M',
    height: 20,
    tone: 'locked',
  },
  {
    id: 'older',
    label: 'Más de 21 días',
    amount: '$ 10.000.000',
    shortAmount: '$ 10,0 M',
    height: 22,
    tone: 'danger',
  },
];

const meta = {
  component: OverdueChart,
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

/** The picture is for the eye; screen readers get the table, in full amounts. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Cartera vencida por edad' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(
      within(table).getByRole('row', { name: '15 a 21 días $ 1.700.000' }),
    ).toBeInTheDocument();
  },
};

const nothing = columns.map((column) => ({
  ...column,
  amount: '$ 0',
  shortAmount: '$ 0',
  height: 0,
}));
export const NothingOverdue: Story = {
  args: {
    columns: nothing,
    totals: [
      { label: 'Total vencido', amount: '$ 0' },
      { label: 'Total cartera', amount: '$ 12.450.000' },
    ],
  },
};

/** Columns that lead to what they count are links with their full amounts; an empty one is none. */
export const Leading: Story = {
  args: {
    columns: columns.map((column, place) => ({
      ...column,
      ...(place === 3
        ? { amount: '$ 0', shortAmount: '$ 0', height: 0 }
        : { href: `#${column.id}` }),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const bars = within(canvas.getByRole('list', { name: 'Cartera vencida por edad' }));
    await expect(bars.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await expect(bars.getByRole('link', { name: '$ 48.123.000 Total vencido' })).toHaveFocus();
    await expect(bars.getByText('$ 0', { selector: '.sr-only' })).toBeInTheDocument();
  },
};

export const Dollars: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, shortAmount: '$ 12.345,67' })),
    totals: [
      { label: 'Total vencido', amount: '$ 12.345,67', tone: 'danger' },
      { label: 'Total cartera', amount: '$ 48.910,05' },
    ],
  },
};

export const States: Story = {
  render: (args) => (
    <AllStates
      states={{
        overdue: <OverdueChart {...args} />,
        leading: (
          <OverdueChart
            {...args}
            columns={columns.map((column) => ({ ...column, href: `#${column.id}` }))}
          />
        ),
        nothing: <OverdueChart {...args} columns={nothing} />,
      }}
    />
  ),
};
