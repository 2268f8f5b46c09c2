import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { States as AllStates } from '../../story/every-theme.tsx';
import {
  PaymentLineEditor,
  type PaymentLineEditorProps,
  PaymentLines,
} from './payment-line-editor.tsx';

const base: PaymentLineEditorProps = {
  id: 'fe-10293',
  title: 'Factura FE-10293',
  detail: 'Vence el 18 nov 2026',
  total: '$ 4.812.300',
  mode: 'full',
  amount: 481_230_000,
  maxAmount: 481_230_000,
  onModeChange: fn(),
  onAmountChange: fn(),
};

const Kept = (props: PaymentLineEditorProps) => {
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
          setLine((now) => ({ ...now, amount }));
          props.onAmountChange(id, amount);
        }}
      />
    </PaymentLines>
  );
};

const meta = {
  component: PaymentLineEditor,
  args: base,
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PaymentLineEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Partial: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Pago parcial' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('fe-10293', 'partial');
    const amount = canvas.getByRole('textbox', { name: 'Valor a pagar' });
    await expect(amount).toHaveValue('$ 0');
    await userEvent.type(amount, '99999999');
    await expect(amount).toHaveValue('$ 4.812.300');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pago total' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { mode: 'partial', amount: 100_000, error: 'El pago mínimo es de $ 1.600.' },
};
export const ChangedMeanwhile: Story = {
  args: { error: 'Esta factura cambió desde que la eligió.' },
};
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Factura FE-10293' }));
    await expect(args.onRemove).toHaveBeenCalledWith('fe-10293');
  },
};
export const Disabled: Story = { args: { mode: 'partial', disabled: true, onRemove: fn() } };

export const States: Story = {
  render: () => (
    <AllStates
      states={{
        lines: (
          <PaymentLines label="Facturas">
            <PaymentLineEditor {...base} onRemove={fn()} />
            <PaymentLineEditor {...base} mode="partial" amount={100_000_000} />
            <PaymentLineEditor {...base} mode="partial" amount={100} error="Muy poco." />
          </PaymentLines>
        ),
      }}
    />
  ),
};
