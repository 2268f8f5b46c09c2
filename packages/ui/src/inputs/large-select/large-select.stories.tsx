import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { LargeSelect } from './large-select.tsx';

const kinds = ['Estación', 'Distribuidora', 'Lubricentro', 'Bodega'];
const towns = ['Bogotá', 'Medellín', 'Ibagué', 'Cúcuta', 'Nariño', 'Popayán', 'Túquerres'];

/** As many destinations as the largest dealer has. */
const destinations = Array.from({ length: 20_000 }, (_, index) => ({
  value: String(10_000_000 + index),
  label: `${kinds[index % kinds.length]} ${towns[index % towns.length]} ${index + 1}`,
}));
const getCodes = (count: number) => destinations.slice(0, count).map(({ value }) => value);

const meta = {
  component: LargeSelect,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a large select to choose from hundreds or thousands of options by code or name, such as destinations.',
      whenNot:
        'Use a `Select` to choose one of up to about 15 options, checkboxes to choose several, and the `CommandPalette` to find a page.',
      content: 'Pass options with a code and a name, sorted in an order that users expect.',
      anatomy:
        'A label, a search field, a list of matches and, below the field, chips of the selected options.',
      keyboard:
        'Arrow keys move, Enter selects and Escape closes. Backspace in an empty field removes the last option.',
      accessibility: 'An editable `combobox` with a `listbox`. The number of matches is announced.',
    },
  },
  args: { label: 'Destinos', options: destinations, value: [], onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof LargeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const getField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destinos' });
const getActiveOptionText = () =>
  document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const NothingSelected: Story = {};
export const SomeSelected: Story = { args: { value: getCodes(3) } };
export const Invalid: Story = { args: { error: 'Elija al menos un destino.' } };
export const Disabled: Story = { args: { value: getCodes(3), disabled: true } };

/** Escape closes the list, then clears the text; Backspace in the empty field removes the newest option. */
export const ClearsOnEscapeAndBackspace: Story = {
  args: { value: getCodes(3) },
  play: async ({ args }) => {
    await userEvent.type(getField(), 'bogo');
    await userEvent.keyboard('{Escape}');
    await expect(getField()).toHaveAttribute('aria-expanded', 'false');
    await expect(getField()).toHaveValue('bogo');
    await userEvent.keyboard('{Escape}');
    await expect(getField()).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(getCodes(2));
    await expect(screen.getByRole('status')).toHaveTextContent(/10000002.*: quitado/);
    await expect(getField()).toHaveFocus();
  },
};

/** A second Escape clears a single selection. */
export const ClearsSingleSelectionOnEscape: Story = {
  args: { value: getCodes(1), mode: 'single' },
  play: async ({ args }) => {
    await userEvent.click(getField());
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(getField()).toHaveValue('');
  },
};

export const Open: Story = {
  args: { value: getCodes(2) },
  play: async () => {
    await userEvent.click(getField());
    await screen.findByRole('listbox', { name: 'Destinos' });
    const options = screen.getAllByRole('option');
    await expect(options.length).toBeLessThan(15);
    await expect(options[0]).toHaveAttribute('aria-setsize', '20000');
    await expect(options[0]).toHaveAttribute('aria-posinset', '1');
    await expect(options[0]).toHaveAttribute('aria-disabled', 'true');
    await expect(options[2]).not.toHaveAttribute('aria-disabled');
  },
};

export const IgnoresAccents: Story = {
  play: async ({ args }) => {
    await userEvent.type(getField(), 'ESTACION popayan 6');
    await waitFor(() => expect(getActiveOptionText()).toMatch(/^Estación Popayán .*6/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('button', { name: /^Quitar .*Popayán/ })).toBeVisible();
  },
};

export const FindsByCode: Story = {
  play: async ({ args }) => {
    await userEvent.type(getField(), '10019999');
    await userEvent.click(await screen.findByRole('option', { name: /10019999/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(['10019999']);
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(getField(), 'planeta');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No hay coincidencias');
    await expect(getField()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    getField().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(getActiveOptionText()).toMatch(/10000001$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['10000001']);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(getActiveOptionText()).toMatch(/10000008$/));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(getActiveOptionText()).toMatch(/10019999$/));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['10000001', '10019999']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(getField()).toHaveFocus();
  },
};

/** If the window loses and regains the focus, the field keeps its focus and text. */
export const KeepsTextWhenWindowLosesFocus: Story = {
  play: async () => {
    await userEvent.type(getField(), 'bogota');
    await screen.findByRole('listbox');
    await fireEvent.focusOut(getField());
    await fireEvent.focusIn(getField());
    await expect(getField()).toHaveValue('bogota');
    await expect(getField().selectionStart).toBe(6);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(getField()).toHaveValue('');
  },
};

export const IgnoresSelectedOptions: Story = {
  args: { value: getCodes(1) },
  play: async ({ args }) => {
    getField().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? getField());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SelectsFirstAvailableOnEnter: Story = {
  args: { value: getCodes(1) },
  play: async ({ args }) => {
    await userEvent.type(getField(), 'bogota');
    await waitFor(() => expect(getActiveOptionText()).toMatch(/10000007$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['10000000', '10000007']);
  },
};

export const RemovesChips: Story = {
  args: { value: getCodes(3) },
  play: async ({ args, canvas }) => {
    const getChips = () => canvas.getAllByRole('button', { name: /^Quitar/ });
    await userEvent.click(getChips()[1] ?? getField());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['10000000', '10000002']);
    await waitFor(() => expect(getChips()[1]).toHaveFocus());
  },
};

/** The field has the focus after its last chip is removed. */
export const RemovesTheLastChip: Story = {
  args: { value: getCodes(1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar/ }));
    await waitFor(() => expect(getField()).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  },
};

/** 500 chips: the newest are visible, and a button with the count shows the others. */
export const ManySelected: Story = {
  args: { value: getCodes(500) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBe(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los 500' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBe(500));
    await userEvent.click(canvas.getByRole('button', { name: 'Ver menos' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBe(10));
  },
};

export const Single: Story = {
  args: { mode: 'single', label: 'Destinos' },
  play: async ({ args }) => {
    await userEvent.type(getField(), 'narino 5');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getField().value).toMatch(/Nariño/));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar: Destinos' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(getField()).toHaveValue('');
    await expect(getField()).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: getCodes(3), readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBe(3);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const ReadOnlyAndEmpty: Story = { args: { readOnly: true } };

/** A read-only field may still be invalid: an error summary links to it. */
export const ReadOnlyAndInvalid: Story = {
  args: {
    id: 'destinations',
    value: getCodes(3),
    readOnly: true,
    error: 'Un destino ya no está activo.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Destinos' });
    await expect(group).toHaveAccessibleDescription('Un destino ya no está activo.');
    document.getElementById('destinations')?.focus();
    await expect(group).toHaveFocus();
  },
};

const baseProps = { label: 'Destinos', options: destinations, onValueChange: fn() };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        'nothing selected': <LargeSelect {...baseProps} value={[]} />,
        'some selected': <LargeSelect {...baseProps} value={getCodes(2)} />,
        'many selected': <LargeSelect {...baseProps} value={getCodes(12)} />,
        single: <LargeSelect {...baseProps} mode="single" value={getCodes(1)} />,
        invalid: <LargeSelect {...baseProps} value={[]} error="Elija al menos un destino." />,
        disabled: <LargeSelect {...baseProps} value={getCodes(2)} disabled />,
        'read-only': <LargeSelect {...baseProps} value={getCodes(2)} readOnly />,
        'read-only, nothing selected': <LargeSelect {...baseProps} value={[]} readOnly />,
        'read-only, invalid': (
          <LargeSelect
            {...baseProps}
            value={getCodes(2)}
            readOnly
            error="Un destino ya no está activo."
          />
        ),
      },
    }),
};

/** The app fetches the options that match the typed text. The last ones stay until others arrive. */
export const FetchedOptions: Story = {
  args: { options: destinations.slice(0, 50), state: 'loading', onType: fn() },
  play: async ({ args }) => {
    await userEvent.type(getField(), '10000777');
    await expect(args.onType).toHaveBeenLastCalledWith('10000777');
    await expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
