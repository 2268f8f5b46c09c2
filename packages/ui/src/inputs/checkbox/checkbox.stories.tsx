import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  parameters: {
    usage: {
      when: 'Use a checkbox to choose an option or accept terms if the choice takes effect when the form is submitted.',
      whenNot:
        'Use a `RadioGroup` or `Select` to choose one option, a `LargeSelect` for many options, and a `Switch` for immediate changes.',
      content:
        'Write a label that is true when the box is checked: "Recordar mi correo", not "¿Recordar?". Start with a capital letter; only a sentence of agreement ends with a period. Links in the label open in a new tab. Inside a card or row that names the option, use `labelMode="hidden"`.',
      anatomy: 'A box and its label, with the hint and error below.',
      keyboard: 'Space toggles the checkbox.',
      accessibility:
        'A native checkbox toggled by a click on its label. `mixed` means that some of several items are checked.',
    },
  },
  args: { label: 'Recordar mi correo', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Recordar mi correo'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = {
  args: { mixed: true, label: 'Todas las facturas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
/** Inside a card whose title names the option, only screen readers get the label. */
export const HiddenLabel: Story = {
  args: { label: 'Seleccionar la factura FE-10293', labelMode: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(
      'Seleccionar la factura FE-10293',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        <span>Acepto los</span> <Link href="/t">términos y condiciones</Link>
      </>
    ),
    error: 'Para continuar debe aceptar los términos y condiciones.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        unchecked: <Checkbox label="Recordar mi correo" />,
        checked: <Checkbox label="Recordar mi correo" defaultChecked />,
        mixed: <Checkbox label="Todas las facturas" mixed />,
        disabled: <Checkbox label="Recordar mi correo" disabled />,
        invalid: <Checkbox label="Acepto los términos" error="Debe aceptar los términos." />,
        hint: <Checkbox label="Avisarme" hint="Un correo por pedido." />,
      },
    }),
};
