import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { States as AllStates, inTheme } from '../story/every-theme.tsx';
import { standingStates } from '../story/standing.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Desea salir del portal?',
    confirmLabel: 'Salir',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    await expect(canvas.getByRole('button', { name: 'Salir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** What cannot be undone is never one Enter away. */
export const Danger: Story = {
  args: {
    weight: 'danger',
    title: '¿Desea borrar todas las notificaciones?',
    children: 'No podrá recuperarlas.',
    confirmLabel: 'Borrar todas',
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'dark')] };

export const States: Story = {
  ...standingStates,
  render: (args) => (
    <AllStates
      states={{
        normal: <ConfirmDialog {...args} />,
        danger: <ConfirmDialog {...args} {...Danger.args} />,
        busy: <ConfirmDialog {...args} {...Danger.args} busy />,
      }}
    />
  ),
};
