import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  parameters: {
    usage: {
      when: 'Something may be on or off by itself, or be agreed to; it counts once the form is sent.',
      whenNot:
        'One of several is a `RadioGroup` or `Select`; several of a list are a `MultiSelect`; what works at once is a `Switch` or a button.',
      content:
        'A label that is true when it is ticked: "Recordar mi correo", not "¿Recordar?". It begins with a capital and has no full stop unless it is a sentence of agreement. Links within it open beside the page. Inside a card or row that names it, `labelMode="hidden"`.',
      anatomy: 'A box and its label; hint and error below.',
      keyboard: 'Space ticks it.',
      accessibility:
        'A native checkbox named by its label, a press on which ticks it; `mixed` for some of several.',
    },
  },
  args: { label: 'Recordar mi correo', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Recordar mi correo'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = {
  args: { mixed: true, label: 'Todas las facturas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
/** Inside a card whose title names it, the label is for screen readers only. */
export const LabelHidden: Story = {
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
        Acepto los <Link href="/t">términos y condiciones</Link>
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
        unticked: <Checkbox label="Recordar mi correo" />,
        ticked: <Checkbox label="Recordar mi correo" defaultChecked />,
        mixed: <Checkbox label="Todas las facturas" mixed />,
        disabled: <Checkbox label="Recordar mi correo" disabled />,
        invalid: <Checkbox label="Acepto los términos" error="Debe aceptar los términos." />,
        hint: <Checkbox label="Avisarme" hint="Un correo por pedido." />,
      },
    }),
};
