import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { dollarFormat, pesoFormat } from '../../story/amounts.ts';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

/** A parent that stores 0 instead of null, such as an invoice payment. */
const ZeroAsEmpty = (props: MoneyInputProps) => {
  const [value, setValue] = useState(props.value ?? 0);
  return <MoneyInput {...props} value={value} onValueChange={(minor) => setValue(minor ?? 0)} />;
};

const meta = {
  component: MoneyInput,
  parameters: {
    usage: {
      when: 'Use a money input to enter an amount of money in one currency.',
      whenNot: 'Use a `QuantityStepper` for quantities and plain text for read-only amounts.',
      content:
        'Pass the formatter of the currency and the maximum amount. State the maximum in the hint.',
      anatomy: 'A label, an amount with its currency, and a note about corrections and errors.',
      keyboard:
        'Digits, the decimal separator, Backspace, undo and redo edit the amount. Letters are ignored.',
      accessibility:
        'A text field with a numeric keyboard. Typing formats the amount without moving the caret.',
    },
  },
  args: { label: 'Valor a pagar', value: null, format: pesoFormat, onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 123_456_700 } };
export const Dollars: Story = {
  args: { value: 123_456, format: dollarFormat },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('$ 1.234,56');
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await expect(field).toHaveValue('$ 12,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
  },
};
export const Invalid: Story = { args: { value: 100_000, error: 'El valor mínimo es $ 1.600.' } };

export const Disabled: Story = { args: { value: 123_400, disabled: true } };

/** Typing and pasting do not change a read-only amount. */
export const ReadOnly: Story = {
  args: { value: 123_400, readOnly: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('5.000');
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('$ 1.234');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1a2b34567');
    await expect(field).toHaveValue('$ 1.234.567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_456_700);
  },
};

/** In a currency without decimals, cents are rounded and a message explains it. */
export const RoundsCentsOfPesos: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12.500,50');
    await expect(field).toHaveValue('$ 12.500,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250_100);
    await userEvent.tab();
    await expect(field).toHaveValue('$ 12.501');
    await expect(field).toHaveAccessibleDescription('Sin centavos: lo redondeamos a $ 12.501.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250_100);
  },
};

/** A dot is read as the thousands or the decimal separator, depending on the digits after it. */
export const InterpretsDotsInDollars: Story = {
  args: { format: dollarFormat },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.234');
    await expect(field).toHaveAccessibleDescription(
      'Leímos el punto como separador de miles. Los centavos van después de la coma.',
    );
    await userEvent.type(field, ',56');
    await expect(field).toHaveValue('$ 1.234,56');
    await expect(field).not.toHaveAccessibleDescription(/.+/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_456);

    await userEvent.clear(field);
    await userEvent.type(field, '12.5');
    await userEvent.tab();
    await expect(field).toHaveValue('$ 12,50');
    await expect(field).not.toHaveAccessibleDescription(/.+/);
  },
};

/** If the window loses and regains the focus, the edit can continue. */
export const KeepsDraftWhenWindowLosesFocus: Story = {
  args: { format: dollarFormat },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12,');
    await fireEvent.focusOut(field);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('$ 12,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250);
  },
};

/** The caret stays after a digit typed in the middle. Backspace skips a dot. */
export const KeepsCaretPosition: Story = {
  args: { value: 123_400 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('$ 19.234');
    await expect(field.selectionStart).toBe(4);
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    await expect(field).toHaveValue('$ 1.234');
    await expect(field.selectionStart).toBe(3);
  },
};

export const LimitsToMaximum: Story = {
  args: { max: 500_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '99999');
    await expect(canvas.getByRole('textbox')).toHaveValue('$ 5.000');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'No puede pasar de $ 5.000: dejamos ese valor.',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
};

export const RejectsInvalidPaste: Story = {
  args: { value: 100_000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1e21');
    await expect(field).toHaveValue('$ 1.000');
    await expect(field).toHaveAccessibleDescription(/No reconocimos ese valor/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.paste('1.234,56');
    await expect(field).toHaveValue('$ 1.235');
    await expect(field).toHaveAccessibleDescription('Sin centavos: lo redondeamos a $ 1.235.');
  },
};

/** Typed digits replace a zero, even if the caret is before it. */
export const ReplacesZero: Story = {
  args: { value: 0 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('$ 0');
    await userEvent.type(field, '5000', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('$ 5.000');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('700');
    await expect(field).toHaveValue('$ 700');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(70_000);
  },
};

/** A value of 0 from the parent does not fill the field while the user edits it. */
export const StaysEmptyWithZeroValue: Story = {
  args: { value: 100_000 },
  render: (args) => <ZeroAsEmpty {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('5000');
    await expect(field).toHaveValue('$ 5.000');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('$ 0');
  },
};

export const UndoesAndRedoes: Story = {
  args: { value: 123_400 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.keyboard('5');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(field).toHaveValue('$ 1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_400);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(field).toHaveValue('$ 5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500);
  },
};

export const IgnoresSigns: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '-5000');
    await expect(field).toHaveValue('$ 5.000');
    await expect(field).toHaveAccessibleDescription('Quitamos «-»: escriba solo números.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Quitamos «-»: escriba solo números.');
    await userEvent.click(field);
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: (
          <MoneyInput label="Valor a pagar" value={null} format={pesoFormat} onValueChange={fn()} />
        ),
        filled: (
          <MoneyInput
            label="Valor a pagar"
            value={123_456_700}
            format={pesoFormat}
            onValueChange={fn()}
          />
        ),
        dollars: (
          <MoneyInput label="Valor" value={123_456} format={dollarFormat} onValueChange={fn()} />
        ),
        invalid: (
          <MoneyInput
            label="Valor"
            value={100}
            format={pesoFormat}
            error="El valor mínimo es $ 1.600."
            onValueChange={fn()}
          />
        ),
        disabled: (
          <MoneyInput
            label="Valor"
            value={123_400}
            format={pesoFormat}
            disabled
            onValueChange={fn()}
          />
        ),
        'read-only': (
          <MoneyInput
            label="Valor"
            value={123_400}
            format={pesoFormat}
            readOnly
            onValueChange={fn()}
          />
        ),
      },
    }),
};
