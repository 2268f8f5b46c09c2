import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { States as AllStates } from '../story/every-theme.tsx';
import { standing } from '../story/standing.ts';
import { Menu, type MenuProps } from './menu.tsx';
import { MenuList } from './menu-list.tsx';

const markRead = fn();
const remove = fn();

const meta = {
  component: Menu,
  args: {
    label: 'Opciones de la notificación',
    actions: [
      { id: 'read', label: 'Marcar como leída', icon: <MailOpen />, onSelect: markRead },
      { id: 'delete', label: 'Borrar', icon: <Trash2 />, weight: 'danger', onSelect: remove },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de la notificación' }));
    await expect(await screen.findByRole('menu')).toHaveAccessibleName();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Marcar como leída' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Borrar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}b');
    await expect(screen.getByRole('menuitem', { name: 'Borrar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menuitem', { name: 'Borrar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const PressBesideCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de la notificación' }));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The Tab key goes on from the button. */
export const TabGoesOnFromTheButton: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Marcar como leída' });
    // The key alone: what the browser then does begins where the focus is.
    await fireEvent.keyDown(item, { key: 'Tab' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** The page scrolls, a phone's keyboard goes away: the menu stays, and so does the focus. */
export const StaysWhileThePageMoves: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Marcar como leída' });
    await fireEvent.scroll(document);
    await fireEvent(window, new Event('resize'));
    await expect(item).toBeVisible();
    await expect(item).toHaveFocus();
  },
};

const Deletable = (props: MenuProps) => {
  const [isThere, setThere] = useState(true);
  const actions = [{ id: 'delete', label: 'Borrar', onSelect: () => setThere(false) }];
  return (
    <section>
      <h2>Notificaciones</h2>
      {isThere && <Menu {...props} actions={actions} />}
    </section>
  );
};

/** What the menu belongs to goes, and its button with it: the nearest heading has the focus. */
export const DeletesWhatItBelongsTo: Story = {
  render: (args) => <Deletable {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Borrar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Notificaciones' })).toHaveFocus(),
    );
  },
};

export const OneDisabled: Story = {
  args: {
    actions: [
      { id: 'read', label: 'Marcar como leída', disabled: true, onSelect: markRead },
      { id: 'delete', label: 'Borrar', onSelect: remove },
    ],
  },
  play: Open.play,
};

const noButton = { current: null };

export const States: Story = {
  beforeEach: standing,
  render: (args) => (
    <AllStates
      states={{
        closed: <Menu {...args} />,
        open: <MenuList {...args} id="menu" anchor={noButton} start="at-first" onClose={fn()} />,
        'one disabled': (
          <MenuList
            {...args}
            id="menu-disabled"
            actions={args.actions.map((action) => ({ ...action, disabled: action.id === 'read' }))}
            anchor={noButton}
            start="at-last"
            onClose={fn()}
          />
        ),
      }}
    />
  ),
};
