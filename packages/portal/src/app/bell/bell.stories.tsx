import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** Shows the current path, because a notification links to its order. */
const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
};

const meta = {
  component: CurrentPath,
  decorators: [portalStory],
  parameters: { portal: { framed: true, realtime: 'available' } },
} satisfies Meta<typeof CurrentPath>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the bell. */
async function openBell(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
}

const unreadLabel = /notificaciones sin leer$/;
const parseUnreadCount = (button: HTMLElement) => Number.parseInt(button.ariaLabel ?? '', 10);

/** Shows the newest notifications; following one marks it as read. */
export const Opened: Story = {
  play: async () => {
    const previousCount = parseUnreadCount(
      await screen.findByRole('button', { name: unreadLabel }),
    );
    const bell = await openBell(unreadLabel);
    await expect((await bell.findAllByRole('listitem')).length).toBeLessThanOrEqual(8);
    const [firstLink] = bell.getAllByRole('link', { name: 'Estado de su pedido' });
    await userEvent.click(firstLink as HTMLElement);
    await expect(screen.getByTestId('place')).toHaveTextContent(
      /^\/admin\/order-details\?orderNumber=\d+$/,
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () =>
      expect(parseUnreadCount(await screen.findByRole('button', { name: unreadLabel }))).toBe(
        previousCount - 1,
      ),
    );
  },
};

/** Without permission for orders, notifications have no link. */
export const WithoutOrders: Story = {
  parameters: { portal: { permissions: ['Surtidor_Notificaciones::pedidos'], role: 'financiero' } },
  play: async () => {
    const bell = await openBell(/^Notificaciones$|sin leer$/);
    await bell.findByRole('link', { name: 'Todas las notificaciones' });
    await expect(bell.queryByRole('link', { name: 'Estado de su pedido' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async () => {
    const bell = await openBell(/^Notificaciones$/);
    await expect(await bell.findByText('No encontramos información')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { realtime: 'down' } },
  play: async () => {
    const bell = await openBell(/^Notificaciones$/);
    await expect(await bell.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
