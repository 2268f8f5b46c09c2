import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Chip } from './chip.tsx';

const meta = {
  component: Chip,
  parameters: {
    usage: {
      when: 'Use a chip for an active filter or a selected option that people can remove with one click.',
      whenNot:
        'For a category, use `Badge`. For a status, use `StatusPill`. For an action, use `Button`.',
      content:
        "Name the filter and its value: 'Estado: Facturado'. If there are many, show them in the filter panel.",
      anatomy:
        'A label. With `onRemove`, the whole chip is one button with a cross after the label.',
      keyboard:
        'With `onRemove`, Enter or Space removes the chip. Without it, the chip is not focusable.',
      accessibility:
        "The accessible name is 'Quitar' followed by the label. Without `onRemove` it is a `span`.",
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
export const LongLabel: Story = {
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
