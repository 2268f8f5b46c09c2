import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { StatusModal } from './status-modal.tsx';

const meta = {
  component: StatusModal,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it for an important result that people must read before they continue.',
      whenNot: 'For a minor success, use a toast. For a question, use a `ConfirmDialog`.',
      content:
        'Put the result into the title and its consequence into one sentence. Use one button.',
      anatomy: 'An icon in the color of the tone, a title, a text, and one or two buttons.',
      keyboard: 'Enter accepts. Escape cancels, or accepts if there is nothing to cancel.',
      accessibility: 'An `alertdialog`: screen readers announce its title and text when it opens.',
    },
  },
  args: {
    open: true,
    status: 'success',
    title: 'Compensación enviada',
    children: 'En unos 15 minutos le confirmaremos si fue exitosa.',
    onAccept: fn(),
  },
} satisfies Meta<typeof StatusModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args, canvas }) => {
    const modal = await canvas.findByRole('alertdialog', { name: 'Compensación enviada' });
    await expect(modal).toHaveAccessibleDescription(/15 minutos/);
    const acceptButton = canvas.getByRole('button', { name: 'Aceptar' });
    await expect(acceptButton).toHaveFocus();
    // The second click of a double click was aimed at the content below.
    await fireEvent.click(acceptButton, { detail: 2 });
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Failure: Story = {
  args: { status: 'error', title: 'No pudimos enviar su pago', children: 'Intente de nuevo.' },
};

export const Warning: Story = {
  args: {
    status: 'warning',
    title: 'Su sesión está por terminar',
    children: 'Su sesión terminará en un minuto por inactividad.',
    acceptLabel: 'Seguir en el portal',
    onCancel: fn(),
    cancelLabel: 'Cerrar Sesión',
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Information: Story = { args: { status: 'info' } };

export const Busy: Story = {
  args: { busy: true, onCancel: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'light')] };
export const Dark: Story = { ...Warning, decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  ...inlineOverlays,
  render: (args) =>
    renderStates({
      states: {
        success: <StatusModal {...args} />,
        error: <StatusModal {...args} {...Failure.args} />,
        warning: <StatusModal {...args} {...Warning.args} />,
        info: (
          <StatusModal {...args} status="info" title="Su certificado está en camino">
            Lo enviaremos a su correo en unos minutos.
          </StatusModal>
        ),
        busy: <StatusModal {...args} busy onCancel={fn()} />,
      },
    }),
};
