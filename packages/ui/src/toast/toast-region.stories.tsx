import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inTheme } from '../story/every-theme.tsx';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Avisos',
    onDismiss: fn(),
    stayMs: 60_000,
    toasts: [{ id: '1', tone: 'success', text: 'Marcó la notificación como leída.' }],
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const EveryTone: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Cambios guardados.' },
      { id: '2', tone: 'info', text: 'Hay una nueva versión del portal.' },
      { id: '3', tone: 'warning', text: 'Su sesión terminará pronto.' },
      { id: '4', tone: 'danger', text: 'No pudimos borrar la notificación.' },
    ],
  },
};

export const LeavesByItself: Story = {
  args: { stayMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

export const StaysWhileItIsRead: Story = {
  args: { stayMs: 400 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Cerrar aviso' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Cerrar aviso' }).blur();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

export const None: Story = { args: { toasts: [] } };
export const Lubricants: Story = { ...EveryTone, decorators: [inTheme('lubricants', 'dark')] };
