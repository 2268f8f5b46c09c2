import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it before an action that cannot be undone or that affects other people.',
      whenNot:
        "If the action can be undone, offer 'Deshacer' in a toast instead. For forms, use a `Dialog`.",
      content:
        'Name the object in the question, state the consequence in one sentence and repeat the verb in both buttons.',
      anatomy: 'A question, its consequence and two buttons.',
      keyboard:
        'Enter confirms, except with tone `danger`, where cancel has the initial focus. Escape cancels.',
      accessibility: 'An `alertdialog` named by its question.',
    },
  },
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

/** A click between title and buttons keeps it open; an outside click cancels. */
export const ClosesOnOutsideClick: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('alertdialog');
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Salir' }).getBoundingClientRect();
    const clickAt = async (clientX: number, clientY: number) => {
      await fireEvent.pointerDown(dialog, { clientX, clientY });
      await fireEvent.pointerUp(dialog, { clientX, clientY });
    };
    await clickAt(title.left, (title.bottom + button.top) / 2);
    await clickAt(title.left - 4, title.top);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await clickAt(1, 1);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A destructive action is never focused initially, so that one Enter cannot trigger it. */
export const Danger: Story = {
  args: {
    tone: 'danger',
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

/** If the confirmed action fails, `onCancel` is called (spec 8). */
export const CancelsOnError: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('The service is down.'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salir' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
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
  ...inlineOverlays,
  render: (args) =>
    renderStates({
      states: {
        normal: <ConfirmDialog {...args} />,
        danger: <ConfirmDialog {...args} {...Danger.args} />,
        busy: <ConfirmDialog {...args} {...Danger.args} busy />,
      },
    }),
};
