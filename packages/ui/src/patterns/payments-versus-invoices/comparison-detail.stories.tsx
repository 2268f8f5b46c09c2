import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { ComparisonDetail, type ComparisonDetailProps } from './comparison-detail.tsx';

const meta = {
  component: ComparisonDetail,
  parameters: {
    usage: {
      when: 'Use it to show the documents of a compensation before or after it is sent.',
      whenNot: 'To select the documents, use `PaymentsVersusInvoices`.',
      content:
        'Show the payments, the invoices, their totals, and the amount used of each document.',
      anatomy:
        'Payments and invoices, each a list with amounts and remove buttons, followed by the totals.',
      keyboard:
        'Tab moves through the remove buttons. After removal, the focus moves to a neighboring document.',
      accessibility:
        'Two regions named by their headings. Changes since the selection are an `alert`.',
    },
  },
  args: {
    payments: {
      title: 'Pagos',
      items: [
        { id: 'p1', title: 'Pago 1400012', detail: '3 nov 2026', amount: '$ 2.500.000' },
        { id: 'p2', title: 'Nota crédito NC-884', detail: '5 nov 2026', amount: '$ 310.000' },
      ],
    },
    invoices: {
      title: 'Facturas',
      items: [
        {
          id: 'i1',
          title: 'Factura FE-10293',
          detail: 'Vence el 18 nov 2026',
          amount: '$ 4.812.300',
        },
      ],
    },
    sums: {
      payments: { label: 'Pagos (2)', amount: '$ 2.810.000' },
      invoices: { label: 'Facturas (1)', amount: '$ 4.812.300' },
      difference: { label: 'Diferencia', amount: '$ 2.002.300' },
    },
    balanced: false,
    onRemove: fn(),
  },
} satisfies Meta<typeof ComparisonDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The only invoice cannot be removed; either of the two payments can. */
export const Unbalanced: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quitar Factura FE-10293' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Quitar Pago 1400012' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('payments', 'p1');
  },
};

const StatefulComparisonDetail = ({ payments, ...props }: ComparisonDetailProps) => {
  const [items, setItems] = useState(payments.items);
  return (
    <ComparisonDetail
      {...props}
      payments={{ ...payments, items }}
      onRemove={(_, id) => setItems((current) => current.filter((item) => item.id !== id))}
    />
  );
};

/** The focus moves to the next document, or to the side if only one document is left. */
export const MovesFocusAfterRemoval: Story = {
  args: {
    payments: {
      title: 'Pagos',
      items: ['1400012', '1400013', '1400014'].map((id) => ({
        id,
        title: `Pago ${id}`,
        amount: '$ 2.500.000',
      })),
    },
  },
  render: (args) => <StatefulComparisonDetail {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Quitar Pago 1400012' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Pago 1400012')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Quitar Pago 1400013' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Pago 1400013')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Pagos' })).toHaveFocus();
  },
};

export const Balanced: Story = {
  args: {
    balanced: true,
    sums: {
      payments: { label: 'Pagos (2)', amount: '$ 2.810.000' },
      invoices: { label: 'Facturas (1)', amount: '$ 2.810.000' },
      difference: { label: 'Diferencia', amount: '$ 0' },
    },
  },
};

export const WithChangedInvoice: Story = {
  args: {
    invoices: {
      title: 'Facturas',
      items: [
        {
          id: 'i1',
          title: 'Factura FE-10293',
          amount: '$ 4.000.000',
          warning: 'Su saldo cambió desde que la eligió.',
        },
      ],
    },
  },
};

export const Sending: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        unbalanced: <ComparisonDetail {...args} />,
        balanced: <ComparisonDetail {...args} {...Balanced.args} />,
        disabled: <ComparisonDetail {...args} disabled />,
      },
    }),
};
