import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

const meta = {
  component: SelectionBar,
  parameters: {
    usage: {
      when: 'Use it to continue with several selected items of a long list.',
      whenNot:
        'For an action on a single row, use a button in that row. Omit it if nothing can be selected.',
      content:
        'Show the number of items, their total, the main action and a button that clears the selection.',
      anatomy:
        'Number and total, a clear button and the main action. Rendered only if items are selected.',
      keyboard: 'Tab moves through the two buttons. After clearing, the focus moves to the bar.',
      accessibility:
        'Count and total are a `status`, so changes are announced. Keep the component mounted at 0.',
    },
  },
  args: {
    count: 3,
    total: '$ 12.480.300',
    actionLabel: 'Continuar',
    onAction: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSelection: Story = {
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Selección de facturas (3)Total: $ 12.480.300');
    await expect(within(status).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Clearing the selection with the keyboard moves the focus to the bar. */
export const ByKeyboard: Story = {
  decorators: [controlled({}, { onClear: { count: 0 } })],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quitar selección' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Selección de facturas (0)' })).toHaveFocus();
  },
};

const TwoBars = (props: SelectionBarProps) => {
  const [isFirstMounted, setFirstMounted] = useState(true);
  return (
    <>
      {isFirstMounted && <SelectionBar {...props} onClear={() => setFirstMounted(false)} />}
      <SelectionBar {...props} label="Selección de documentos (3)" />
    </>
  );
};

/** If one of two bars is removed, floating elements still avoid the other. */
export const OneOfTwoRemoved: Story = {
  render: (args) => <TwoBars {...args} />,
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    const [clearButton] = canvas.getAllByRole('button', { name: 'Quitar selección' });
    if (clearButton === undefined) throw new Error('There is no clear button.');
    await userEvent.click(clearButton);
    const bar = await canvas.findByRole('group');
    await waitFor(() =>
      expect(style.getPropertyValue('--footer-bar-height')).toBe(`${bar.offsetHeight}px`),
    );
  },
};

/** Items other than invoices, and the height that floating elements have to avoid. */
export const Documents: Story = {
  args: { label: 'Selección de documentos (3)', actionLabel: 'Descargar los PDF' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selección de documentos (3)' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Selección de documentos \(3\)/);
    const { style } = document.documentElement;
    await waitFor(() =>
      expect(style.getPropertyValue('--footer-bar-height')).toBe(`${bar.offsetHeight}px`),
    );
  },
};
export const Busy: Story = { args: { busy: true } };
export const WithoutSelection: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        selection: <SelectionBar {...args} />,
        busy: <SelectionBar {...args} busy />,
      },
    }),
};
