import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pesoFormat } from '../../story/amounts.ts';
import { renderStates } from '../../story/every-theme.tsx';
import {
  PaymentLineEditor,
  type PaymentLineEditorProps,
  PaymentLines,
} from './payment-line-editor.tsx';

const baseProps: PaymentLineEditorProps = {
  id: 'fe-10293',
  title: 'Factura FE-10293',
  detail: 'Vence el 18 nov 2026',
  total: '$ 4.812.300',
  mode: 'full',
  amount: 481_230_000,
  maxAmount: 481_230_000,
  amountFormat: pesoFormat,
  onModeChange: fn(),
  onAmountChange: fn(),
};

const StatefulPaymentLine = (props: PaymentLineEditorProps) => {
  const [line, setLine] = useState({ mode: props.mode, amount: props.amount });
  return (
    <PaymentLines label="Facturas por pagar">
      <PaymentLineEditor
        {...props}
        {...line}
        onModeChange={(id, mode) => {
          setLine({ mode, amount: mode === 'full' ? props.maxAmount : 0 });
          props.onModeChange(id, mode);
        }}
        onAmountChange={(id, amount) => {
          setLine((current) => ({ ...current, amount }));
          props.onAmountChange(id, amount);
        }}
      />
    </PaymentLines>
  );
};

const meta = {
  component: PaymentLineEditor,
  parameters: {
    usage: {
      when: 'Use it in `PaymentLines` for each invoice of a payment with an editable amount.',
      whenNot: 'For an amount without an invoice, use a `MoneyInput`.',
      content:
        'Show the invoice and the amount due, the choice of full or partial payment, and any error.',
      anatomy:
        'Title, detail, a switch between full and partial, the amount or a `MoneyInput`, and a remove button.',
      keyboard:
        'Arrow keys change the switch. After a line is removed, the focus moves to the next remove button.',
      accessibility:
        "A list item for `PaymentLines`. Controls name their document. A full payment's error is an `alert`.",
    },
  },
  args: baseProps,
  render: (args) => <StatefulPaymentLine {...args} />,
} satisfies Meta<typeof PaymentLineEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Partial: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Pago parcial' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('fe-10293', 'partial');
    const amount = await canvas.findByRole('textbox', { name: 'Valor a pagar, Factura FE-10293' });
    await expect(amount).toHaveValue('$ 0');
    await expect(amount).toHaveFocus();
    await userEvent.type(amount, '99999999');
    await expect(amount).toHaveValue('$ 4.812.300');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pago total' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Arrow keys select the partial payment without leaving the control. */
export const PartialByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Pago total' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Pago parcial' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { mode: 'partial', amount: 100_000, error: 'El pago mínimo es de $ 1.600.' },
};
export const WithChangedInvoice: Story = {
  args: { error: 'Esta factura cambió desde que la eligió.' },
};
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Factura FE-10293' }));
    await expect(args.onRemove).toHaveBeenCalledWith('fe-10293');
  },
};
const invoiceNumbers = ['FE-10293', 'FE-10294', 'FE-10295'];

const RemovablePaymentLines = (props: PaymentLineEditorProps) => {
  const [visibleIds, setVisibleIds] = useState(invoiceNumbers);
  const remove = (id: string) =>
    setVisibleIds((current) => current.filter((visibleId) => visibleId !== id));
  return (
    <PaymentLines label="Facturas por pagar">
      {visibleIds.map((id) => (
        <PaymentLineEditor
          {...props}
          key={id}
          id={id}
          title={`Factura ${id}`}
          onRemove={visibleIds.length > 1 ? remove : undefined}
        />
      ))}
    </PaymentLines>
  );
};

/** The focus moves to the neighboring line, or to the list if only one line is left. */
export const MovesFocusAfterRemoval: Story = {
  render: (args) => <RemovablePaymentLines {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Quitar Factura FE-10295' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Factura FE-10295')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Quitar Factura FE-10294' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Factura FE-10294')).toBeNull());
    await expect(canvas.getByRole('list', { name: 'Facturas por pagar' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { mode: 'partial', disabled: true, onRemove: fn() } };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        lines: (
          <PaymentLines label="Facturas">
            <PaymentLineEditor {...baseProps} onRemove={fn()} />
            <PaymentLineEditor {...baseProps} mode="partial" amount={100_000_000} />
            <PaymentLineEditor {...baseProps} mode="partial" amount={100} error="Muy poco." />
            <PaymentLineEditor {...baseProps} disabled error="Esta factura ya está pagada." />
          </PaymentLines>
        ),
      },
    }),
};
