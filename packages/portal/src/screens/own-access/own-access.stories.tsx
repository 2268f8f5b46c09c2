import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import OwnAccessScreen from './own-access-screen.tsx';

const path = '/allied/edit/personal-info/access';
const getPagePath = (page: string) => `${path}?page=${page}`;

const meta = {
  component: OwnAccessScreen,
  decorators: [portalStory],
  parameters: {
    layout: 'fullscreen',
    portal: { path: getPagePath('pending-invoices'), framed: true, role: 'operativo' },
  },
} satisfies Meta<typeof OwnAccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Users who cannot see the company's users see the role that can grant access, but no names. */
export const WithRequestedPage: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    });
    const requestedPage = within(
      await canvas.findByRole('region', { name: 'Facturas pendientes' }),
    );
    await expect(requestedPage.getByText('Surtidor_Facturas::pendientes')).toBeVisible();
    await expect(requestedPage.getByText('Representante Legal')).toBeVisible();
    await expect(requestedPage.queryByRole('region', { name: /Usuarios/ })).toBeNull();
  },
};

/** Opens the explanation of a forbidden page with the keyboard. */
export const AllPages: Story = {
  parameters: { portal: { path, framed: true, role: 'operativo' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Páginas del portal' }));
    await expect(list.getAllByText('Tiene acceso:').length).toBeGreaterThan(0);
    const link = list.getByRole('link', {
      name: '¿Quién me lo puede otorgar? Histórico de movimientos',
    });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('region', { name: 'Histórico de movimientos' }),
    ).toBeVisible();
  },
};

/** The legal representative has every permission, regardless of the ACL (reading 43). */
export const LegalRepresentative: Story = {
  parameters: { portal: { path, framed: true, role: 'representante', permissions: [] } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Páginas del portal' }));
    await expect(list.getAllByText('Tiene acceso:').length).toBeGreaterThan(0);
    await expect(list.queryByText('No tiene acceso:')).toBeNull();
    await expect(list.queryByRole('link')).toBeNull();
  },
};

/** The users page depends on the role and the store, not on a permission. */
export const UsersPageRequested: Story = {
  parameters: { portal: { path: getPagePath('edit-profile'), framed: true, role: 'financiero' } },
  play: async ({ canvas }) => {
    const requestedPage = within(
      await canvas.findByRole('region', { name: 'Los usuarios de la empresa' }),
    );
    await expect(requestedPage.getAllByText('Representante Legal')).toHaveLength(2);
  },
};

const managerParameters = {
  path: getPagePath('account-history'),
  framed: true,
  store: 'lubricantes',
  role: 'administrativo',
  permissions: [],
};

/** Users who can manage others see who can grant access. The list excludes themselves. */
export const PeopleListed: Story = {
  parameters: { portal: managerParameters },
  play: async ({ canvas }) => {
    const people = within(
      await canvas.findByRole('region', { name: 'Usuarios que pueden otorgarlo' }),
    );
    const names = within(await people.findByRole('list'));
    await expect(names.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(names.queryByText('Financiero')).toBeNull();
    await expect(await people.findByText(/Lo tienen los roles/)).toBeVisible();
  },
};

export const PeopleLoading: Story = {
  parameters: {
    portal: {
      ...managerParameters,
      faults: [{ match: { operation: 'Associates' }, fault: { kind: 'never' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const PeopleFailed: Story = {
  parameters: {
    portal: {
      ...managerParameters,
      faults: [
        {
          match: { operation: 'Associates' },
          fault: { kind: 'error', message: 'Sin directorio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin directorio');
  },
};

export const PeopleFailedThenRetried: Story = {
  ...PeopleFailed,
  play: async (context) => {
    await PeopleFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    const people = within(canvas.getByRole('region', { name: 'Usuarios que pueden otorgarlo' }));
    await expect(await people.findByRole('list')).toBeVisible();
  },
};

/** Support sees the pages of the customer and cannot request access. */
export const Support: Story = {
  parameters: {
    portal: {
      path: getPagePath('account-history'),
      framed: true,
      role: 'operativo',
      support: true,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Histórico de movimientos' });
    await expect(canvas.queryByRole('button', { name: 'Copiar la solicitud' })).toBeNull();
  },
};
