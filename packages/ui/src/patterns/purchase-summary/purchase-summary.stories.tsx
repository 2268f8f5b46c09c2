import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import {
  type PurchaseLine,
  PurchaseSummary,
  type PurchaseSummaryProps,
} from './purchase-summary.tsx';

const lines: readonly PurchaseLine[] = [
  {
    id: '50000',
    value: '$ 50.000',
    type: 'Combustible',
    validity: 'Hasta el 20 may 2027',
    quantity: 4,
  },
  {
    id: '100000',
    value: '$ 100.000',
    type: 'Combustible',
    validity: 'Hasta el 20 may 2027',
    quantity: 1,
  },
];

const baseProps: PurchaseSummaryProps = {
  label: 'Resumen de la compra',
  lines,
  expanded: false,
  onExpandedChange: fn(),
  count: '5',
  total: '$ 300.000',
  notice: {
    style: 'plain',
    text: 'El límite máximo permitido por cada compra es de $ 2.000.000',
  },
  onQuantityChange: fn(),
  onRemove: fn(),
  onContinue: fn(),
};

const StatefulPurchaseSummary = (props: PurchaseSummaryProps) => {
  const [expanded, setExpanded] = useState(props.expanded);
  const [currentLines, setCurrentLines] = useState(props.lines);
  const { onQuantityChange, onRemove } = props;
  const handleQuantityChange = useCallback(
    (id: string, quantity: number) => {
      setCurrentLines((current) =>
        current.map((line) => (line.id === id ? { ...line, quantity } : line)),
      );
      onQuantityChange(id, quantity);
    },
    [onQuantityChange],
  );
  const handleRemove = useCallback(
    (id: string) => {
      setCurrentLines((current) => current.filter((line) => line.id !== id));
      onRemove(id);
    },
    [onRemove],
  );
  return (
    <PurchaseSummary
      {...props}
      lines={currentLines}
      count={String(currentLines.reduce((sum, { quantity }) => sum + quantity, 0))}
      onQuantityChange={handleQuantityChange}
      onRemove={handleRemove}
      expanded={expanded}
      onExpandedChange={(next) => {
        setExpanded(next);
        props.onExpandedChange(next);
      }}
    />
  );
};

const meta = {
  component: PurchaseSummary,
  parameters: {
    usage: {
      when: 'Use it to show the contents of the cart, next to the shop or above the payment.',
      whenNot: 'For completed purchases, use a `Card` and a receipt.',
      content:
        'Show one line per voucher with its quantity, the total, and the continue button or the reason it is disabled.',
      anatomy:
        'Count, total, continue button; notice; a button that shows a table with quantities and remove buttons.',
      keyboard:
        'Enter or Space shows the lines. Quantities use the keys of `QuantityStepper`. Removal keeps the focus inside.',
      accessibility:
        'A region named by `label`. Count and total are a `status`. The notice is announced politely.',
    },
  },
  args: baseProps,
  render: (args) => <StatefulPurchaseSummary {...args} />,
} satisfies Meta<typeof PurchaseSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver detalle de compra' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('table', { name: 'Detalle de compra' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ocultar detalle de compra' })).toHaveFocus();
  },
};

/** The quantity never goes below 1. Each line has a remove button, which moves the focus to the summary. */
export const Expanded: Story = {
  args: { expanded: true },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Detalle de compra' }));
    await userEvent.click(
      table.getByRole('spinbutton', { name: 'Cantidad de Combustible $ 50.000' }),
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith('50000', 5);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Bonos agregados\s*6/);
    await expect(
      table.getByRole('spinbutton', { name: 'Cantidad de Combustible $ 100.000' }),
    ).toHaveAttribute('aria-valuemin', '1');
    await userEvent.click(table.getByRole('button', { name: 'Quitar Combustible $ 100.000' }));
    await expect(args.onRemove).toHaveBeenCalledWith('100000');
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Resumen de la compra' })).toHaveFocus();
  },
};

const limitReachedText = 'Tu compra ha alcanzado el límite máximo permitido de $ 2.000.000.';
export const LimitReached: Story = { args: { notice: { style: 'plain', text: limitReachedText } } };
export const AboveLimit: Story = {
  args: {
    total: '$ 2.450.000',
    notice: { style: 'alert', text: limitReachedText },
    disabled: true,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByText(limitReachedText)).toBeVisible();
  },
};

const emptyProps = {
  lines: [],
  count: '0',
  total: '$ 0',
  disabled: true,
  emptyText: 'Agregue al menos un bono para continuar.',
} satisfies Partial<PurchaseSummaryProps>;
export const Empty: Story = {
  args: emptyProps,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /detalle/ })).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    expanded: true,
    lines: [
      {
        id: '1',
        value: '$ 1.250.000.000',
        type: 'Lubricantes para mantenimiento preventivo de flotas de carga',
        validity: 'Hasta el 20 nov 2027, en las estaciones participantes',
        quantity: 9999,
      },
    ],
    total: '$ 12.498.750.000.000',
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        collapsed: <PurchaseSummary {...baseProps} />,
        expanded: <PurchaseSummary {...baseProps} expanded />,
        'above limit': <PurchaseSummary {...baseProps} {...AboveLimit.args} />,
        empty: <PurchaseSummary {...baseProps} {...emptyProps} />,
      },
    }),
};
