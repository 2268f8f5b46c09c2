import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'total', label: 'Pago total', detail: '$ 4.812.300' },
  { value: 'parcial', label: 'Pago parcial', detail: 'Usted escribe el valor' },
];

const meta = {
  component: RadioGroup,
  parameters: {
    usage: {
      when: 'Use a radio group to choose one of two to five options that users should compare first.',
      whenNot:
        'Use a `Select` for more options, a `Checkbox` for yes or no, and a `SegmentedControl` to switch views.',
      content:
        'Write a question and mutually exclusive options, each with a line of detail if it helps.',
      anatomy: 'A question and its options, each with an optional line of detail.',
      keyboard: 'Arrow keys move the selection. Tab leaves the group.',
      accessibility: 'Native radio buttons in a `fieldset`.',
    },
  },
  args: { label: '¿Cuánto desea pagar?', options, value: null, onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};
export const Row: Story = { args: { direction: 'row', value: 'total' } };
export const Invalid: Story = {
  args: { error: 'Elija una opción.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '¿Cuánto desea pagar?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Elija una opción.');
  },
};

export const MovesWithArrows: Story = {
  args: { value: 'total' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Pago total/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('parcial');
    await expect(canvas.getByRole('radio', { name: /Pago parcial/ })).toBeChecked();
  },
};

export const HiddenLabel: Story = { args: { labelMode: 'hidden', value: 'total' } };

export const Disabled: Story = {
  args: { value: 'total', disabled: true, id: 'how-much', hint: 'Lo decide su banco.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '¿Cuánto desea pagar?' });
    await expect(canvas.getByRole('radio', { name: /Pago total/ })).toHaveAttribute(
      'id',
      'how-much',
    );
    await expect(group).toHaveAccessibleDescription('Lo decide su banco.');
    await userEvent.click(canvas.getByText('Pago parcial'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        'nothing selected': (
          <RadioGroup label="¿Cuánto?" options={options} value={null} onValueChange={fn()} />
        ),
        selected: (
          <RadioGroup label="¿Cuánto?" options={options} value="total" onValueChange={fn()} />
        ),
        invalid: (
          <RadioGroup
            label="¿Cuánto?"
            options={options}
            value={null}
            error="Elija una opción."
            onValueChange={fn()}
          />
        ),
        'one disabled': (
          <RadioGroup
            label="¿Cuánto?"
            options={options.map((option) => ({ ...option, disabled: option.value === 'parcial' }))}
            value="total"
            onValueChange={fn()}
          />
        ),
        disabled: (
          <RadioGroup
            label="¿Cuánto?"
            options={options}
            value="total"
            disabled
            onValueChange={fn()}
          />
        ),
      },
    }),
};
