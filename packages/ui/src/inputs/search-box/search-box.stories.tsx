import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { SearchBox } from './search-box.tsx';

const meta = {
  component: SearchBox,
  parameters: {
    usage: {
      when: 'Use a search box to search the rows of the current list by text.',
      whenNot:
        'Use a `LargeSelect` to choose a form value and a filter to narrow a list by a property.',
      content: "State what is searched: 'Buscar por pedido o factura'.",
      anatomy: 'A search field with a clear button.',
      keyboard: 'Enter searches immediately; the button clears the field.',
      accessibility: '`label` is both the accessible name and the placeholder.',
    },
  },
  args: { label: 'Buscar por número de factura', onValueChange: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The delay is one hour, so it cannot end during the test. */
export const EmitsNothingWhileTyping: Story = {
  args: { delayMs: 3_600_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  FE-10 ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EmitsTrimmedTextAfterTyping: Story = {
  args: { delayMs: 80 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  FE-10 ');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('FE-10'));
  },
};

const initialHandler = fn();
const laterHandler = fn();

/** If `onValueChange` changes during the delay, only the new handler is called. */
export const CallsLatestHandler: Story = {
  args: { delayMs: 400 },
  beforeEach: () => {
    initialHandler.mockClear();
    laterHandler.mockClear();
  },
  render: function SearchBoxWithHandlers(args) {
    const [usesLaterHandler, setUsesLaterHandler] = useState(false);
    return (
      <div onInput={() => setUsesLaterHandler(true)}>
        <SearchBox {...args} onValueChange={usesLaterHandler ? laterHandler : initialHandler} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'F');
    await waitFor(() => expect(laterHandler).toHaveBeenCalledWith('F'));
    await expect(initialHandler).not.toHaveBeenCalled();
  },
};

export const WaitsOneSecondByDefault: Story = {
  play: async ({ canvas }) => {
    const setTimeoutSpy = spyOn(window, 'setTimeout');
    await userEvent.type(canvas.getByRole('searchbox'), 'F');
    await expect(setTimeoutSpy).toHaveBeenCalledWith(expect.any(Function), 1000);
    setTimeoutSpy.mockRestore();
  },
};

export const SearchesImmediatelyOnEnter: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'FE-10{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('FE-10');
  },
};

/** Pressing Enter to end an IME composition does not search. */
export const IgnoresEnterDuringComposition: Story = {
  args: { delayMs: 3_600_000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'FE-10');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(args.onValueChange).toHaveBeenCalledWith('FE-10');
  },
};

/** Blank text is not searched for, and the same text is not searched for twice. */
export const IgnoresBlankAndRepeatedText: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('searchbox'), 'FE{Enter}{Enter} {Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const ClearsText: Story = {
  args: { value: 'FE-10' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Uncontrolled: Story = {
  args: { defaultValue: 'FE-10' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('FE-10');
    await userEvent.type(field, '42{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('FE-1042');
    await expect(field).toHaveValue('FE-1042');
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <SearchBox label="Buscar factura" onValueChange={fn()} />,
        filled: <SearchBox label="Buscar factura" value="FE-1042" onValueChange={fn()} />,
        disabled: <SearchBox label="Buscar factura" disabled onValueChange={fn()} />,
      },
    }),
};
