import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

const groups = [
  {
    id: 'pages',
    label: 'Páginas',
    commands: [
      { id: 'account', label: 'Estado de cuenta', keywords: 'saldo cartera', icon: <Wallet /> },
      { id: 'invoices', label: 'Facturas pendientes', icon: <FileText /> },
      { id: 'orders', label: 'Pedidos', icon: <Truck /> },
    ],
  },
  {
    id: 'stations',
    label: 'Estaciones',
    commands: [
      { id: 's1', label: 'Estación El Mirador', hint: '10234' },
      { id: 's2', label: 'Estación Puerto Ñame', hint: '10877' },
    ],
  },
];

const PaletteWithButton = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open ?? false);
  usePaletteShortcut(() => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buscar</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={() => {
          setOpen(false);
          props.onOpenChange?.(false);
        }}
      />
    </>
  );
};

const meta = {
  component: CommandPalette,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it to let frequent users open any page or record by typing.',
      whenNot:
        'To filter the visible list, use its `SearchBox`. Never make it the only way to reach a page.',
      content:
        'List the pages and actions that the user can open, in small groups. Start each label with a verb or a name.',
      anatomy: 'A search field above a list of grouped commands.',
      keyboard:
        'Arrow keys move between commands, Enter selects one and Escape closes the palette.',
      accessibility: 'A `combobox` with a `listbox`. The number of results is announced.',
    },
  },
  args: {
    open: true,
    label: 'Ir a una página o una estación',
    groups,
    onOpenChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <PaletteWithButton {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole('combobox', { name: 'Ir a una página o una estación' });
const getActiveOption = () => screen.getByRole('option', { selected: true });

export const Open: Story = {
  play: async () => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await expect(screen.getAllByRole('group')).toHaveLength(2);
    await expect(getActiveOption()).toHaveTextContent('Estado de cuenta');
  },
};

/** The arrow keys wrap around, the focus stays in the field, and Enter selects and closes. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Buscar' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await findField();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(getActiveOption()).toHaveTextContent('Facturas pendientes');
    await expect(input).toHaveAttribute('aria-activedescendant', getActiveOption().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(getActiveOption()).toHaveTextContent('Estación Puerto Ñame');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('s2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** Matches words in any order and ignores accents. Groups without a match are hidden. */
export const Filtered: Story = {
  play: async ({ args }) => {
    await userEvent.type(await findField(), 'name estacion');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(getActiveOption()).toHaveTextContent('Estación Puerto Ñame');
    await expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
    await userEvent.click(getActiveOption());
    await expect(args.onSelect).toHaveBeenCalledWith('s2');
  },
};

export const NoResults: Story = {
  play: async ({ args }) => {
    const input = await findField();
    await userEvent.type(input, 'zzz');
    await waitFor(() => expect(screen.getByText('No hay resultados para «zzz».')).toBeVisible());
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  args: { groups: [], state: 'loading', onType: fn() },
  play: async ({ args }) => {
    await userEvent.type(await findField(), 'fe');
    await expect(args.onType).toHaveBeenLastCalledWith('fe');
    await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'light')] };
export const Ecuador: Story = { decorators: [inTheme('ecuador', 'light')] };
export const Peru: Story = { decorators: [inTheme('peru', 'dark')] };
export const Dark: Story = { decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  ...inlineOverlays,
  render: (args) =>
    renderStates({
      states: {
        groups: <CommandPalette {...args} />,
        loading: <CommandPalette {...args} groups={[]} state="loading" />,
        'no commands': <CommandPalette {...args} groups={[]} />,
      },
    }),
};
