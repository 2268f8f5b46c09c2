import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const path = '/admin/notifications';

const meta = {
  component: NotificationsScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true, realtime: 'available' } },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const cards = async ({ canvas }: Pick<Played, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Notificaciones' })).getAllByRole('article');

const getCount = async (played: Played) => {
  await cards(played);
  const [, total] = /de ([\d.]+)$/.exec(played.canvas.getByText(/^Mostrando/).textContent) ?? [];
  return Number(total);
};

/** Opens the menu of the first card and selects an item. */
async function choose(played: Played, action: string | RegExp) {
  const [first] = await cards(played);
  if (first === undefined) throw new Error('no card');
  await userEvent.click(within(first).getByRole('button', { name: 'Opciones de la notificación' }));
  const page = within(played.canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: action }));
}

const unreadCard = { name: /^Sin leer: / };

export const Ready: Story = {
  play: async (played) => {
    const { canvas } = played;
    await expect((await cards(played)).length).toBeGreaterThan(5);
    await expect(canvas.getByText(/\d+ notificaciones sin leer/)).toBeVisible();
    await expect(canvas.getAllByRole('article', unreadCard)[0]).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ \w{3} 2026, \d\d:\d\d$/)[0]).toBeVisible();
  },
};

export const UnreadOnly: Story = {
  play: async (played) => {
    const all = await getCount(played);
    await userEvent.click(played.canvas.getByRole('radio', { name: 'Sin leer' }));
    await waitFor(async () => expect(await getCount(played)).toBeLessThan(all));
    const unread = played.canvas.getAllByRole('article', unreadCard);
    await expect(unread).toHaveLength((await cards(played)).length);
  },
};

export const NoneUnread: Story = {
  parameters: { portal: { scenario: 'up-to-date', path: `${path}?show=unread` } },
  play: async (played) => {
    const unread = (await cards(played)).length;
    for (let remaining = unread; remaining > 0; remaining -= 1) {
      await waitFor(async () => expect(await cards(played)).toHaveLength(remaining));
      await choose(played, 'Marcar como leída');
    }
    await expect(await played.canvas.findByText('No tiene notificaciones sin leer')).toBeVisible();
  },
};

export const MarkedAsRead: Story = {
  play: async (played) => {
    const { canvas } = played;
    await cards(played);
    const previous = canvas.getAllByRole('article', unreadCard).length;
    await choose(played, 'Marcar como leída');
    await waitFor(() =>
      expect(canvas.getAllByRole('article', unreadCard)).toHaveLength(previous - 1),
    );
    await choose(played, 'Marcar como no leída');
    await waitFor(() => expect(canvas.getAllByRole('article', unreadCard)).toHaveLength(previous));
  },
};

/** A rejected change shows a message and is reverted. */
export const WriteRefused: Story = {
  parameters: { portal: { realtime: 'refuses-writes' } },
  play: async (played) => {
    await choose(played, /^Marcar como/);
    await expect(
      await played.canvas.findByText('No pudimos cambiar la notificación. Intente de nuevo.'),
    ).toBeVisible();
  },
};

export const DeletedAndUndone: Story = {
  play: async (played) => {
    const all = await getCount(played);
    await choose(played, 'Eliminar');
    await waitFor(async () => expect(await getCount(played)).toBe(all - 1));
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await getCount(played)).toBe(all));
    await expect(played.canvas.queryByText('La notificación se eliminó.')).toBeNull();
  },
};

/** A deletion cannot be undone after its toast closes. */
export const Deleted: Story = {
  play: async (played) => {
    const all = await getCount(played);
    await choose(played, 'Eliminar');
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() =>
      expect(played.canvas.queryByText('La notificación se eliminó.')).toBeNull(),
    );
    await expect(await getCount(played)).toBe(all - 1);
  },
};

export const DeleteAll: Story = {
  play: async (played) => {
    const { canvas } = played;
    const all = await getCount(played);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar todas' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(
      dialog.getByText('¿Está seguro de eliminar todas las notificaciones?'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar todas' }));
    await expect(await canvas.findByText(`Se eliminaron ${all} notificaciones.`)).toBeVisible();
    await expect(await canvas.findByText('No encontramos información')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await getCount(played)).toBe(all));
  },
};

/** The list renders one page at a time. */
export const Many: Story = {
  parameters: { portal: { realtime: 'crowded' } },
  play: async (played) => {
    await expect(await cards(played)).toHaveLength(48);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect(await cards(played)).toHaveLength(96));
  },
};

export const Loading: Story = {
  parameters: { portal: { realtime: 'silent' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos información')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Eliminar todas' })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: { portal: { realtime: 'down' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A deployment without a realtime database. */
export const Unavailable: Story = {
  parameters: { portal: { realtime: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Las notificaciones no están disponibles')).toBeVisible();
  },
};

/** Support is read-only (reading 47). */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async (played) => {
    await cards(played);
    const { canvas } = played;
    await expect(canvas.queryByRole('button', { name: 'Eliminar todas' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Opciones de la notificación' })).toBeNull();
  },
};

export const Adversarial: Story = {
  parameters: { portal: { scenario: 'adversarial' } },
  play: async (played) => {
    await cards(played);
    await expect(
      played.canvasElement.querySelector('script, iframe, [onerror], a[href^="javascript:"]'),
    ).toBeNull();
  },
};
