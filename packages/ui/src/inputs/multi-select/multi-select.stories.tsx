import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: '1', label: 'Solicitado' },
  { value: '2', label: 'Aprobado' },
  { value: '3', label: 'Facturado' },
  { value: '4', label: 'Despachado' },
  { value: '5', label: 'Rechazado', disabled: true },
];

const meta = {
  component: MultiSelect,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a multi-select to choose any number of 4 to about 15 options if checkboxes would take too much space.',
      whenNot:
        'Use a `Select` to choose one option, a `LargeSelect` for more options, and checkboxes for two or three.',
      content: 'Use options of one to three words, in an order that users expect.',
      anatomy: 'A label, a button that shows the selected options, and a list of options.',
      keyboard:
        'Enter, Space or Arrow Down opens the list; Escape closes it. Arrows and letters move. Space or Enter selects.',
      accessibility: 'A multi-selectable `listbox` that stays open while options are selected.',
    },
  },
  args: { label: 'Estado', options, value: [], onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = { args: { placeholder: 'Todos los estados' } };
export const OneSelected: Story = { args: { value: ['3'] } };
export const SomeSelected: Story = { args: { value: ['3', '1', '2', '4'] } };
export const Open: Story = { args: { defaultOpen: true } };
export const Invalid: Story = { args: { error: 'Elija un estado.' } };
export const Disabled: Story = { args: { value: ['3'], disabled: true } };

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Facturado' }));
    await userEvent.click(screen.getByRole('option', { name: 'Solicitado' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['3', '1']);
    await userEvent.click(screen.getByRole('option', { name: 'Rechazado' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('option', { name: 'Facturado' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('combobox');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Estado' });
    await waitFor(() => expect(list).toHaveFocus());
    const getActiveOptionText = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await expect(getActiveOptionText()).toBe('Solicitado');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2']);
    await userEvent.keyboard('d{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2', '4']);
    await userEvent.keyboard('{End}');
    await expect(getActiveOptionText()).toBe('Rechazado');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(getActiveOptionText()).toBe('Solicitado');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const baseProps = { label: 'Estado', options, onValueChange: fn() };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        'nothing selected': (
          <MultiSelect {...baseProps} value={[]} placeholder="Todos los estados" />
        ),
        'one selected': <MultiSelect {...baseProps} value={['3']} />,
        'some selected': <MultiSelect {...baseProps} value={['1', '2', '3', '4']} />,
        invalid: <MultiSelect {...baseProps} value={[]} error="Elija un estado." />,
        disabled: <MultiSelect {...baseProps} value={['3']} disabled />,
      },
    }),
};
