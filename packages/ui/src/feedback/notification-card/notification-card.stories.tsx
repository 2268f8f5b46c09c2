import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { NotificationCard, type NotificationCardProps } from './notification-card.tsx';

const onToggleRead = fn();
const onDelete = fn();

const baseProps: NotificationCardProps = {
  id: 'n1',
  title: 'Estado de su pedido',
  body: 'Su pedido 4500021873 fue despachado desde la planta Yumbo.',
  when: '20 nov 2026, 10:05 a. m.',
  dateTime: '2026-11-20T10:05:00-05:00',
  state: 'unread',
  unreadLabel: 'Sin leer',
  href: '/admin/order-details?orderNumber=4500021873',
  onFollow: fn(),
  menuLabel: 'Opciones de la notificación',
  actions: [
    { id: 'read', label: 'Marcar como leída', onSelect: onToggleRead },
    { id: 'delete', label: 'Borrar', tone: 'danger', onSelect: onDelete },
  ],
};

const meta = {
  component: NotificationCard,
  parameters: {
    usage: {
      when: 'Use it for each notification in the notifications list.',
      whenNot: 'For a message about the current page, use an `Alert` or a toast.',
      content: 'Say what happened and when. Put actions on the notification into its menu.',
      anatomy:
        'Unread marker, title, time, text and a menu of actions. With `href` the whole card is a link.',
      keyboard:
        "Tab moves to the title's link, then to the menu. The menu supports the same keys as `Menu`.",
      accessibility:
        "An `article` named by its title, which includes 'Sin leer' while unread. The time is a `time` element.",
    },
  },
  decorators: [preventNavigation],
  args: baseProps,
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('article', { name: 'Sin leer: Estado de su pedido' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Estado de su pedido' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('n1');
  },
};

/** Opening the menu does not follow the link of the card. */
export const SelectsMenuAction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de la notificación' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Borrar' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const Read: Story = {
  args: { state: 'read' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Estado de su pedido' })).toBeVisible();
  },
};
export const WithoutLink: Story = { args: { href: undefined } };
export const ReadOnly: Story = { args: { actions: [] } };
export const LongTexts: Story = {
  args: {
    title: 'Estado de su pedido con un nombre que no cabe en una sola línea del teléfono',
    body: 'Pedido45000218734500021873450002187345000218734500021873 fue bloqueado. '.repeat(4),
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        unread: <NotificationCard {...baseProps} />,
        read: <NotificationCard {...baseProps} state="read" />,
        'without link': <NotificationCard {...baseProps} href={undefined} />,
        'read-only': <NotificationCard {...baseProps} actions={[]} />,
      },
    }),
};
