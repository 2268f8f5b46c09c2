import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import NotificationsScreen from './notifications-screen.tsx';

const path = '/admin/notifications';

const meta = {
  component: NotificationsScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true, realtime: 'available' } },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const findCards = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Notificaciones' })).getAllByRole('article');

const findTotalCount = async (context: StoryContext) => {
  await findCards(context);
  const [, total] = /de ([\d.]+)$/.exec(context.canvas.getByText(/^Mostrando/).textContent) ?? [];
  return Number(total);
};

/** Opens the menu of the first card and selects an item. */
async function selectMenuItem(context: StoryContext, action: string | RegExp) {
  const [firstCard] = await findCards(context);
  if (firstCard === undefined) throw new Error('Expected a notification.');
  await userEvent.click(
    within(firstCard).getByRole('button', { name: /^Opciones de la notificación/ }),
  );
  const page = within(context.canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: action }));
}

const unreadCardQuery = { name: /^Sin leer: / };

export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect((await findCards(context)).length).toBeGreaterThan(5);
    await expect(canvas.getByText(/\d+ notificaciones sin leer/)).toBeVisible();
    await expect(canvas.getAllByRole('article', unreadCardQuery)[0]).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ \w{3} 2026, \d\d:\d\d$/)[0]).toBeVisible();
  },
};

export const UnreadOnly: Story = {
  play: async (context) => {
    const initialCount = await findTotalCount(context);
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Sin leer' }));
    await waitFor(async () => expect(await findTotalCount(context)).toBeLessThan(initialCount));
    const unreadCards = context.canvas.getAllByRole('article', unreadCardQuery);
    await expect(unreadCards).toHaveLength((await findCards(context)).length);
  },
};

export const AllRead: Story = {
  parameters: { portal: { scenario: 'up-to-date', path: `${path}?show=unread` } },
  play: async (context) => {
    const unreadCount = (await findCards(context)).length;
    for (let remaining = unreadCount; remaining > 0; remaining -= 1) {
      await waitFor(async () => expect(await findCards(context)).toHaveLength(remaining));
      await selectMenuItem(context, 'Marcar como leída');
    }
    await expect(await context.canvas.findByText('No tiene notificaciones sin leer')).toBeVisible();
  },
};

export const MarkedAsRead: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findCards(context);
    const previousCount = canvas.getAllByRole('article', unreadCardQuery).length;
    await selectMenuItem(context, 'Marcar como leída');
    await waitFor(() =>
      expect(canvas.getAllByRole('article', unreadCardQuery)).toHaveLength(previousCount - 1),
    );
    await selectMenuItem(context, 'Marcar como no leída');
    await waitFor(() =>
      expect(canvas.getAllByRole('article', unreadCardQuery)).toHaveLength(previousCount),
    );
  },
};

/** A rejected change shows a message and is reverted. */
export const WriteRejected: Story = {
  parameters: { portal: { realtime: 'refuses-writes' } },
  play: async (context) => {
    await selectMenuItem(context, /^Marcar como/);
    await expect(
      await context.canvas.findByText('No pudimos cambiar la notificación. Intente de nuevo.'),
    ).toBeVisible();
  },
};

export const DeletedAndUndone: Story = {
  play: async (context) => {
    const initialCount = await findTotalCount(context);
    await selectMenuItem(context, 'Eliminar');
    await waitFor(async () => expect(await findTotalCount(context)).toBe(initialCount - 1));
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await findTotalCount(context)).toBe(initialCount));
    await expect(context.canvas.queryByText('La notificación se eliminó.')).toBeNull();
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const initialCount = await findTotalCount(context);
    await selectMenuItem(context, 'Eliminar');
    await expect(await context.canvas.findByText('La notificación se eliminó.')).toBeVisible();
    await expect(await findTotalCount(context)).toBe(initialCount - 1);
  },
};

/** A deletion cannot be undone after its toast closes. */
export const DeletedThenClosed: Story = {
  play: async (context) => {
    const initialCount = await findTotalCount(context);
    await selectMenuItem(context, 'Eliminar');
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() =>
      expect(context.canvas.queryByText('La notificación se eliminó.')).toBeNull(),
    );
    await expect(await findTotalCount(context)).toBe(initialCount - 1);
  },
};

export const DeleteAll: Story = {
  play: async (context) => {
    const { canvas } = context;
    const initialCount = await findTotalCount(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar todas' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(
      dialog.getByText('¿Está seguro de eliminar todas las notificaciones?'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar todas' }));
    await expect(
      await canvas.findByText(`Se eliminaron ${initialCount} notificaciones.`),
    ).toBeVisible();
    await expect(await canvas.findByText('No encontramos información')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await findTotalCount(context)).toBe(initialCount));
  },
};

/** The list renders one page at a time. */
export const Many: Story = {
  parameters: { portal: { realtime: 'crowded' } },
  play: async (context) => {
    await expect(await findCards(context)).toHaveLength(48);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect(await findCards(context)).toHaveLength(96));
  },
};

export const Loading: Story = {
  parameters: { portal: { realtime: 'silent' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

/** A proxy blocks the live connection. The list comes from the REST interface and cannot be changed. */
export const Blocked: Story = {
  parameters: { portal: { realtime: 'blocked' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin conexión en vivo')).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Eliminar todas' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Dropped: Story = {
  ...Blocked,
  parameters: { portal: { realtime: 'dropped' } },
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

/** A deployment without a realtime database shows a message. */
export const Unavailable: Story = {
  parameters: { portal: { realtime: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Las notificaciones no están disponibles')).toBeVisible();
  },
};

/** Support is read-only (reading 47). */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async (context) => {
    await findCards(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('button', { name: 'Eliminar todas' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Opciones de la notificación/ })).toBeNull();
  },
};

/** The session does not know its user, whose notifications it could show. */
export const UnknownUser: Story = {
  parameters: { portal: { support: true, sandboxMode: 'strict' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Las notificaciones no están disponibles')).toBeVisible();
    await expect(canvas.getByText(/esta sesión no identifica al usuario/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Notificaciones' })).toBeNull();
  },
};

export const Adversarial: Story = {
  parameters: { portal: { scenario: 'adversarial' } },
  play: async (context) => {
    await findCards(context);
    await expect(
      context.canvasElement.querySelector('script, iframe, [onerror], a[href^="javascript:"]'),
    ).toBeNull();
  },
};
