import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  parameters: {
    usage: {
      when: 'Use a text field for short free text, such as a name, an address or an identification number.',
      whenNot:
        'Use the specific field for amounts, dates, quantities and choices, and a `SearchBox` to search.',
      content:
        'Use a label of one to three words, a hint for required formats and an error that says how to fix the value.',
      anatomy: 'A label, a control, a hint, an error and an optional notice.',
      keyboard: 'The standard keys of a text field.',
      accessibility: 'The hint and error describe the control. An error also marks it as invalid.',
    },
  },
  args: { label: 'Correo electrónico', type: 'email', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'ana');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
  },
};
/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <TextField {...args} {...state} />),
};

export const Filled: Story = { args: { defaultValue: 'ana.rojas@estacion.example' } };
export const WithHint: Story = { args: { hint: 'Le enviaremos el comprobante a este correo.' } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@estacion.example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@estacion.example' } };

export const Invalid: Story = {
  args: { defaultValue: 'ana@', error: 'Escriba un correo válido, como nombre@empresa.com.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Escriba un correo válido/);
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <TextField label="Correo electrónico" placeholder="nombre@empresa.com" />,
        filled: <TextField label="Correo electrónico" defaultValue="ana@estacion.example" />,
        hint: <TextField label="Teléfono" hint="10 dígitos, sin espacios." />,
        optional: <TextField label="Cargo" optional />,
        invalid: <TextField label="Correo electrónico" defaultValue="ana@" error="No es válido." />,
        disabled: <TextField label="País" defaultValue="Colombia" disabled />,
        'read-only': <TextField label="Documento" defaultValue="900123456" readOnly />,
      },
    }),
};
