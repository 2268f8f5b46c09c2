import type { Meta, StoryObj } from '@storybook/react-vite';
import MailOpen from 'lucide-react/icons/mail-open';
import Share from 'lucide-react/icons/share';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../overlays/dialog/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { Button } from '../button/index.ts';
import { Menu, type MenuProps } from './menu.tsx';

const markAsRead = fn();
const remove = fn();

const meta = {
  component: Menu,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a menu for three or more actions on the same item that do not always need to be visible.',
      whenNot:
        'Use a `Button` for the main action, a `Select` to choose a value in a form, and links to open pages.',
      content:
        'Use verbs, the most used first, destructive ones last and separate, and checkbox or radio items for settings.',
      anatomy:
        'A button and a panel of items: actions, checkboxes, radio items, groups and submenus.',
      keyboard:
        'Enter, Space or Arrow Down opens the menu, Arrow Right a submenu. Arrows, Home, End and letters move.',
      accessibility:
        'A `menu` of `menuitem`, `menuitemcheckbox` and `menuitemradio`. Escape closes it and restores the focus.',
    },
  },
  args: {
    label: 'Opciones de la notificación',
    actions: [
      { id: 'read', label: 'Marcar como leída', icon: <MailOpen />, onSelect: markAsRead },
      { id: 'delete', label: 'Borrar', icon: <Trash2 />, tone: 'danger', onSelect: remove },
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

export const KeyboardNavigation: Story = {
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

export const RestoresFocusOnEscape: Story = {
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

export const ClosesOnOutsideClick: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de la notificación' }));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Tab closes the menu and continues from the button. */
export const ClosesOnTab: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Marcar como leída' });
    // `fireEvent` skips the default action of Tab, which would move the focus past the button.
    await fireEvent.keyDown(item, { key: 'Tab' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** The menu stays open and focused when the page scrolls or a phone's keyboard closes. */
export const StaysOpenOnScroll: Story = {
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

const DeletableMenu = (props: MenuProps) => {
  const [isMenuVisible, setMenuVisible] = useState(true);
  const actions = [{ id: 'delete', label: 'Borrar', onSelect: () => setMenuVisible(false) }];
  return (
    <section>
      <h2>Notificaciones</h2>
      {isMenuVisible && <Menu {...props} actions={actions} />}
    </section>
  );
};

/** If the action removes the menu's container and its button, the nearest heading gets the focus. */
export const MovesFocusAfterDeletion: Story = {
  render: (args) => <DeletableMenu {...args} />,
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

export const WithDisabledItem: Story = {
  args: {
    actions: [
      { id: 'read', label: 'Marcar como leída', disabled: true, onSelect: markAsRead },
      { id: 'delete', label: 'Borrar', onSelect: remove },
    ],
  },
  play: Open.play,
};

const disableFirstItem = (args: MenuProps): MenuProps => ({
  ...args,
  actions: args.actions.map((action) =>
    action.type === 'radio' || action.type === 'group'
      ? action
      : { ...action, disabled: action.id === 'read' },
  ),
});

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'row',
      states: {
        closed: <Menu {...args} />,
        'with a trigger': (
          <Menu {...args} trigger={<Button variant="secondary">Opciones</Button>} />
        ),
        'cannot be opened': <Menu {...disableFirstItem(args)} disabled />,
        open: (
          <div style={{ minHeight: '9rem' }}>
            <Menu {...disableFirstItem(args)} align="start" open />
          </div>
        ),
      },
    }),
};

const handleSortChange = fn();
const handleColumnToggle = fn();

const ViewMenu = (props: MenuProps) => {
  const [order, setOrder] = useState('date');
  const [isColumnVisible, setColumnVisible] = useState(true);
  return (
    <Menu
      {...props}
      trigger={<Button variant="secondary">Vista</Button>}
      actions={[
        { id: 'export', label: 'Exportar', icon: <Share />, onSelect: markAsRead },
        {
          id: 'more',
          type: 'submenu',
          label: 'Enviar por',
          items: [
            { id: 'mail', label: 'Correo', onSelect: remove },
            { id: 'whatsapp', label: 'WhatsApp', onSelect: markAsRead },
          ],
        },
        {
          id: 'columns',
          type: 'group',
          label: 'Columnas',
          items: [
            {
              id: 'due',
              type: 'checkbox',
              label: 'Vencimiento',
              checked: isColumnVisible,
              onCheckedChange: (checked) => {
                setColumnVisible(checked);
                handleColumnToggle(checked);
              },
            },
          ],
        },
        {
          id: 'order',
          type: 'radio',
          label: 'Orden',
          value: order,
          onValueChange: (value) => {
            setOrder(value);
            handleSortChange(value);
          },
          options: [
            { value: 'date', label: 'Fecha' },
            { value: 'amount', label: 'Valor' },
          ],
        },
      ]}
    />
  );
};

const openWithKeyboard = async (button: HTMLElement, firstItemName: string) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: firstItemName })).toHaveFocus());
};

/** Groups, checkbox items, radio items and submenus. */
export const AllItemTypes: Story = {
  render: (args) => <ViewMenu {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Vista' });
    await openWithKeyboard(button, 'Exportar');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Correo' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Enviar por' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const column = screen.getByRole('menuitemcheckbox', { name: 'Vencimiento' });
    await expect(handleColumnToggle).toHaveBeenLastCalledWith(false);
    // The menu stays open after a checkbox item, so several can be changed in a row.
    await expect(column).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(handleSortChange).toHaveBeenLastCalledWith('amount');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Several letters typed in a row are matched as one word. */
export const MatchesTypedText: Story = {
  args: {
    actions: [
      { id: 'pay', label: 'Pagar', onSelect: markAsRead },
      { id: 'pause', label: 'Pausar', onSelect: markAsRead },
    ],
  },
  play: async ({ canvas }) => {
    await openWithKeyboard(canvas.getByRole('button'), 'Pagar');
    await userEvent.keyboard('pau');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pausar' })).toHaveFocus());
  },
};

const handleDialogOpenChange = fn();

/** The menu opens inside the dialog. Escape closes the menu, but not the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="Notificaciones" onOpenChange={handleDialogOpenChange}>
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    handleDialogOpenChange.mockClear();
    const dialog = await canvas.findByRole('dialog');
    await openWithKeyboard(canvas.getByRole('button', { name: args.label }), 'Marcar como leída');
    await expect(dialog).toContainElement(screen.getByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(handleDialogOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(handleDialogOpenChange).toHaveBeenCalledWith(false);
  },
};
