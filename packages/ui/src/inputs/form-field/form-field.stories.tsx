import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { controlClasses } from './control-classes.ts';
import { FormField } from './form-field.tsx';

const meta = {
  component: FormField,
  parameters: {
    usage: {
      when: 'Use a form field around a custom control to give it the standard label, hint and error.',
      whenNot: "The kit's own fields already include it. For groups of controls, use a `fieldset`.",
      content: 'Pass one control that receives the provided ids.',
      anatomy: 'A label, a control, a notice, a hint and an error, from top to bottom.',
      keyboard: 'The field adds no keys to those of its control.',
      accessibility:
        '`children` gets `id`, `aria-describedby`, `aria-invalid` and `aria-required` to spread on the control.',
    },
  },
  args: {
    label: 'Observaciones',
    hint: 'Hasta 200 caracteres.',
    children: (control) => <textarea {...control} className={controlClasses} />,
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Observaciones')).toHaveAccessibleDescription(
      'Hasta 200 caracteres.',
    );
  },
};
export const WithError: Story = {
  args: { error: 'Escriba una observación.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Observaciones')).toHaveAccessibleDescription(
      'Hasta 200 caracteres. Escriba una observación.',
    );
  },
};
/** A required control is announced as required; only optional fields are marked visibly. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Observaciones' });
    await expect(control).toBeRequired();
  },
};
/** With `error={null}` the field reserves space for the message. */
export const ReservedErrorSpace: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <FormField {...args} error={null} />
      <FormField {...args} error="Escriba una observación." />
    </div>
  ),
  play: async ({ canvas }) => {
    const [heightWithoutMessage, heightWithMessage] = canvas
      .getAllByRole('textbox')
      .map((control) => control.parentElement?.getBoundingClientRect().height);
    await expect(heightWithoutMessage).toBe(heightWithMessage);
  },
};
export const HiddenLabel: Story = { args: { labelMode: 'hidden' } };

export const States: Story = {
  render: ({ children }) =>
    renderStates({
      layout: 'grid',
      states: {
        hint: (
          <FormField label="Observaciones" hint="Hasta 200 caracteres.">
            {children}
          </FormField>
        ),
        optional: (
          <FormField label="Observaciones" optional>
            {children}
          </FormField>
        ),
        required: (
          <FormField label="Observaciones" required>
            {children}
          </FormField>
        ),
        error: (
          <FormField label="Observaciones" error="Escriba una observación.">
            {children}
          </FormField>
        ),
      },
    }),
};
