import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  component: Textarea,
  parameters: {
    usage: {
      when: 'Use a text area for free text of several lines, such as a comment, a reason or a pasted list.',
      whenNot:
        'Use a `TextField` for a single line, and a `Select` or `RadioGroup` for predefined options.',
      content:
        'Name the text in the label, state its limits in the hint, and set `rows` to the expected length.',
      anatomy:
        'A label, a text area, a character count if there is a maximum, a hint and an error.',
      keyboard: 'The standard keys of a text field. Enter starts a new line.',
      accessibility:
        'The hint and error describe the control. The browser enforces the maximum; the count is informative.',
    },
  },
  args: { label: 'Observaciones', onValueChange: fn() },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Observaciones'), 'Llegó\ntarde');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Llegó\ntarde');
  },
};

/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <Textarea {...args} {...state} />),
};

const comment = 'El camión llegó dos horas tarde.\nFaltaron tres cajas de aceite.';

export const Filled: Story = { args: { defaultValue: comment } };
export const WithHint: Story = { args: { hint: 'Escriba lo que debe saber el transportador.' } };

/** The count updates while typing, in controlled and uncontrolled fields. */
export const WithMaximum: Story = {
  args: { maxLength: 200, defaultValue: 'Llegó' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Observaciones'), ' tarde');
    await expect(canvas.getByText('11 de 200 caracteres')).toBeVisible();
  },
};
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: comment } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: comment } };
export const Invalid: Story = {
  args: { error: 'Escriba el motivo del rechazo.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Escriba el motivo del rechazo.');
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <Textarea label="Observaciones" />,
        filled: <Textarea label="Observaciones" defaultValue={comment} />,
        hint: <Textarea label="Códigos" rows={2} hint="Uno por línea." />,
        maximum: <Textarea label="Comentario" maxLength={200} defaultValue={comment} />,
        invalid: <Textarea label="Motivo" error="Escriba el motivo." />,
        disabled: <Textarea label="Observaciones" defaultValue={comment} disabled />,
        'read-only': <Textarea label="Observaciones" defaultValue={comment} readOnly />,
      },
    }),
};
