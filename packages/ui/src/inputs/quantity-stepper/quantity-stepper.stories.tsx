import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  component: QuantityStepper,
  parameters: {
    usage: {
      when: 'Use a quantity stepper to enter a quantity, usually a small one.',
      whenNot:
        'Use a `MoneyInput` for amounts of money and a `TextField` for codes and telephone numbers.',
      content: 'Use a label that names what is counted, and set a minimum and a maximum.',
      anatomy: 'A minus button, the number and a plus button.',
      keyboard: 'The number can be typed. Arrow Up and Arrow Down change it by one.',
      accessibility:
        'A `spinbutton` with its limits. At a limit, the button is `aria-disabled` and keeps the focus.',
    },
  },
  args: { label: 'Cantidad', value: 0, onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMinimum: Story = {
  play: async ({ args, canvas }) => {
    const decreaseButton = canvas.getByRole('button', { name: 'Quitar uno: Cantidad' });
    await expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decreaseButton);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar uno: Cantidad' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    // The button keeps the focus when a click reaches the limit.
    await userEvent.click(decreaseButton);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
    await expect(decreaseButton).toHaveFocus();
  },
};
export const AtMaximum: Story = { args: { value: 5, max: 5 } };
export const HiddenLabel: Story = { args: { value: 3, labelMode: 'hidden' } };
export const Invalid: Story = { args: { value: 9, error: 'Supera el máximo del uso elegido.' } };
export const Disabled: Story = { args: { value: 2, disabled: true } };

export const ResetsToMinimumWhenEmpty: Story = {
  args: { value: 4, min: 1 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Cantidad' });
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveValue('1');
  },
};

export const LimitsToMaximum: Story = {
  args: { value: 1, min: 1, max: 50 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1e99');
    await expect(field).toHaveValue('50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
  },
};

export const ByKeyboard: Story = {
  args: { value: 1, min: 1, max: 50 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

/** Keys with Shift select text; keys with Alt or Control are browser shortcuts. */
export const IgnoresModifiedKeys: Story = {
  args: { value: 4, min: 1, max: 50 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{Shift>}{Home}{End}{/Shift}{Alt>}{ArrowUp}{/Alt}{Control>}{End}');
    await userEvent.keyboard('{/Control}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const baseProps = { label: 'Cantidad', onValueChange: fn() };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        'at minimum': <QuantityStepper {...baseProps} value={0} />,
        between: <QuantityStepper {...baseProps} value={12} max={50} />,
        'at maximum': <QuantityStepper {...baseProps} value={50} max={50} />,
        'label hidden': <QuantityStepper {...baseProps} value={3} labelMode="hidden" />,
        invalid: <QuantityStepper {...baseProps} value={9} error="Supera el máximo." />,
        disabled: <QuantityStepper {...baseProps} value={2} disabled />,
      },
    }),
};
