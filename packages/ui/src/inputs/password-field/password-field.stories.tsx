import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  parameters: {
    usage: {
      when: 'Use a password field to sign in or to set a new password.',
      whenNot: 'Use a `TextField` for codes that users copy and need to see.',
      content:
        'Pass a label and `autoComplete`. Show the rules for a new password in the hint, before users type.',
      anatomy: 'A label, a control and a button that shows the password.',
      keyboard: 'Tab moves from the field to the button; Enter or Space activates it.',
      accessibility: 'The name of the button describes its action: show or hide the password.',
    },
  },
  args: { label: 'Contraseña', defaultValue: 'Demo-2026' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Invalid: Story = { args: { error: 'El correo o la contraseña no coinciden.' } };

export const TogglesVisibility: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Contraseña');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar contraseña' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Contraseña');
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** The button is disabled together with the field. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toBeDisabled();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        hidden: <PasswordField label="Contraseña" defaultValue="Demo-2026" />,
        invalid: <PasswordField label="Contraseña" error="La contraseña es obligatoria." />,
        disabled: <PasswordField label="Contraseña" disabled />,
      },
    }),
};
