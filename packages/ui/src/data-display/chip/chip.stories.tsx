import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Chip } from './chip.tsx';

const meta = {
  component: Chip,
  parameters: {
    usage: {
      when: 'A filter or choice in force that one press takes away.',
      whenNot:
        'A fact or a state, which are `Badge` and `StatusPill`; an action, which is a `Button`.',
      content:
        "What it narrows and to what: 'Estado: Facturado'. A handful; more belong in the panel they were selected in.",
      anatomy: 'A label; with `onRemove` a cross after it, and the whole chip is one button.',
      keyboard: 'With `onRemove`, Enter or Space removes it. Without it the chip takes no focus.',
      accessibility:
        "The button is named 'Quitar' and the label. Without `onRemove` it is a `span`.",
    },
  },
  args: { label: 'Estado: Facturado', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quitar Estado: Facturado' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const ReadOnly: Story = { args: { onRemove: undefined } };
export const VeryLong: Story = {
  args: { label: 'Estación: Distribuidora y Comercializadora de Combustibles La Esperanza Ñ' },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        removable: <Chip label="Estado: Facturado" onRemove={fn()} />,
        'read-only': <Chip label="10234 - El Mirador" />,
        disabled: <Chip label="Estado: Facturado" onRemove={fn()} disabled />,
      },
    }),
};
