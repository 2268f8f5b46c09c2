import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  parameters: {
    usage: {
      when: 'A secret that is typed: signing in, a new password.',
      whenNot: 'Codes that are copied from elsewhere, which one wants to see: a `TextField`.',
      content: 'Label and `autoComplete`; rules of a new password as hint, before one types.',
      anatomy: 'Label, control, a button that shows the password.',
      keyboard: 'Tab leads to the button after the field; Space presses it.',
      accessibility: 'The name of the button says what a press does.',
    },
  },
  args: { label: 'Contraseña', defaultValue: 'Demo-2026' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Invalid: Story = { args: { error: 'El correo o la contraseña no coinciden.' } };

export const ShownAndHiddenAgain: Story = {
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

/** A disabled password cannot be shown either. */
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
