import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import AssociatesScreen from './associates-screen.tsx';

const path = '/allied/edit-profile/associates';

const meta = {
  component: AssociatesScreen,
  decorators: [portalStory],
  parameters: {
    layout: 'fullscreen',
    portal: { path, framed: true, storage: { 'surtidor-view.people': 'cards' } },
  },
} satisfies Meta<typeof AssociatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const operation = 'Associates';

/** Opens the menu of the first active user and selects 'Desactivar'. */
const deactivateFirst = async (canvas: Canvas, canvasElement: HTMLElement) => {
  const tiles = await canvas.findAllByRole('article');
  const activeTile = tiles.find((tile) => within(tile).queryByText('Activo'));
  if (!activeTile) throw new Error('Expected an active user.');
  const name = within(activeTile).getByRole('heading').textContent ?? '';
  await userEvent.click(within(activeTile).getByRole('button', { name: `Opciones de ${name}` }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Desactivar' }));
  const dialog = within(await page.findByRole('alertdialog', { name: `¿Desactivar a ${name}?` }));
  return { name, dialog };
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.queryByText('Representante Legal')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Nuevo usuario' })).toBeVisible();
  },
};

/** By default, a wide window shows one row per user. */
export const Rows: Story = {
  parameters: { portal: { storage: { 'surtidor-view.people': 'not chosen' } } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Usuarios' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(10);
    const [optionsButton] = table.getAllByRole('button', { name: /^Opciones de/ });
    await expect(optionsButton).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tarjetas' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

/** In lubricants stores, an Administrativo can also manage users. */
export const Lubricants: Story = {
  parameters: { portal: { path, framed: true, store: 'lubricantes', role: 'administrativo' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: 'Nuevo usuario' })).toBeVisible();
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox'), '  compras@ {Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText('Compras')).toBeVisible();
  },
};

/** The role has no status field, so the user's status cannot be changed (spec 6). */
export const BasicUser: Story = {
  parameters: { portal: { path: `${path}?search=basico@`, framed: true } },
  play: async ({ canvas, canvasElement }) => {
    const optionsButton = await canvas.findByRole('button', { name: /^Opciones de/ });
    await userEvent.click(optionsButton);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Desactivar' })).toBeNull();
  },
};

export const Inactive: Story = {
  parameters: { portal: { path: `${path}?status=inactive`, framed: true } },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('Expected an inactive user.');
    await expect(within(card).getByText('Inactivo')).toBeVisible();
    await expect(canvas.queryByText('Activo', { selector: 'article *' })).toBeNull();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?search=nadie-se-llama-asi`, framed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún usuario coincide con la búsqueda')).toBeVisible();
  },
};

export const NoMatchThenCleared: Story = {
  ...NoMatch,
  play: async (context) => {
    await NoMatch.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos los usuarios' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
};

/** Only the legal representative has access. */
export const Empty: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      faults: [
        {
          match: { field: 'usuariosCliente' },
          fault: { kind: 'response', value: { total_count: 0, items: [] } },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay usuarios')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Nuevo usuario' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('mode=create'),
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { path, faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin directorio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin directorio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
};

export const MoreLoaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
  },
};

export const Deactivating: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await deactivateFirst(canvas, canvasElement);
    await expect(dialog.getByText(/Su sesión se cerrará de inmediato/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
};

export const Deactivated: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { name, dialog } = await deactivateFirst(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await expect(await canvas.findByText(`${name} ya no puede ingresar.`)).toBeVisible();
    const tile = within(await canvas.findByRole('article', { name }));
    await expect(await tile.findByText('Inactivo')).toBeVisible();
  },
};

export const DeactivationFailed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'UpdateCustomer' },
          fault: { kind: 'error', message: 'El directorio no responde.' },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await deactivateFirst(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await expect(await dialog.findByText('El directorio no responde.')).toBeVisible();
  },
};

/** The row leaves the filtered list with the button that had the focus. */
export const Activated: Story = {
  parameters: Inactive.parameters,
  play: async ({ canvas, canvasElement }) => {
    const [optionsButton] = await canvas.findAllByRole('button', { name: /^Opciones de/ });
    if (!optionsButton) throw new Error('Expected an inactive user.');
    await userEvent.click(optionsButton);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Activar' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Activar' }));
    await waitFor(() => expect(optionsButton).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Opens the menu of the user who has not accepted the terms, and so has never signed in. */
const inviteNewcomer = async (canvas: Canvas, canvasElement: HTMLElement) => {
  const tile = await canvas.findByRole('article');
  const name = within(tile).getByRole('heading').textContent ?? '';
  await userEvent.click(within(tile).getByRole('button', { name: `Opciones de ${name}` }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Enviar invitación' }));
  return name;
};

export const Invited: Story = {
  parameters: { portal: { path: `${path}?search=terminos@`, framed: true } },
  play: async ({ canvas, canvasElement }) => {
    await inviteNewcomer(canvas, canvasElement);
    await expect(await canvas.findByText(/^Enviamos la invitación a terminos@/)).toBeVisible();
  },
};

export const InvitationFailed: Story = {
  parameters: {
    portal: {
      path: `${path}?search=terminos@`,
      framed: true,
      rest: {
        '/server-middleware/invitations': { status: 200, body: { result: 'unavailable' } },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const name = await inviteNewcomer(canvas, canvasElement);
    await expect(await canvas.findByText(`No se envió la invitación a ${name}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar de nuevo' })).toBeVisible();
  },
};

export const Exporting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, content] = saveFile.mock.calls[0] ?? [];
    await expect(name).toBe('personas-2026-11-20.csv');
    await expect((await (content as Blob).text()).split('\n').length).toBeGreaterThan(10);
  },
};

/** A support session shows the users but cannot change them. */
export const Support: Story = {
  parameters: { portal: { path, framed: true, support: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('link', { name: 'Nuevo usuario' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Opciones de/ })).toBeNull();
  },
};
