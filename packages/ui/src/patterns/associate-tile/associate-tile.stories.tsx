import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Menu } from '../../actions/menu/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { AssociateTile, type AssociateTileProps } from './associate-tile.tsx';
import { AssociateTileSkeleton } from './associate-tile-skeleton.tsx';

const baseProps: AssociateTileProps = {
  firstName: 'Ana María',
  lastName: 'Rojas Peña',
  role: 'Operativo',
  email: 'ana.rojas@combustiblesdelvalle.example',
  status: { label: 'Activo', tone: 'success' },
  destinations: 'Estación El Mirador y 2 más',
  href: '#usuario',
};

const handleEdit = fn();
const menu = (
  <Menu
    label="Opciones de Ana María Rojas Peña"
    actions={[{ id: 'edit', label: 'Editar', onSelect: handleEdit }]}
  />
);

const meta = {
  component: AssociateTile,
  args: baseProps,
  decorators: [preventNavigation],
  // Without a page there is no level 2 heading above the level 3 heading.
  parameters: {
    usage: {
      when: 'Use it to show one person with access to the account.',
      whenNot:
        "For the signed-in user's own data, use a `DescriptionList`. For permissions, use a `Table`.",
      content: 'Show name, e-mail, role and status, and a menu of actions for the person.',
      anatomy:
        'Initials, name, role, action; e-mail, destinations; status and mark. With `href` the whole tile is a link.',
      keyboard: "Tab moves to the name's link, then to the action.",
      accessibility:
        "An `article` named by the person's name. The initials are hidden from screen readers.",
    },
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <AssociateTile {...args} />
    </div>
  ),
} satisfies Meta<typeof AssociateTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Ana María Rojas Peña' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ana María Rojas Peña' })).toHaveFocus();
  },
};
export const Inactive: Story = { args: { status: { label: 'Inactivo', tone: 'neutral' } } };
export const CurrentUser: Story = { args: { mark: 'Usted', destinations: 'Todas (42)' } };
export const WithoutLink: Story = { args: { href: undefined } };

/** The whole tile is a link, but its menu stays usable. */
export const WithMenu: Story = {
  args: { action: menu },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Opciones de Ana/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Editar' }));
    await expect(handleEdit).toHaveBeenCalled();
  },
};

const longNameProps: AssociateTileProps = {
  ...baseProps,
  firstName: 'María Fernanda de los Ángeles',
  lastName: 'Villavicencio Echeverri',
  email: 'maria.fernanda.villavicencio.echeverri@comercializadoradeloriente.example',
  role: 'Ingeniero Planificación',
  destinations: 'Estación de Servicio Nuestra Señora del Carmen de Apicalá y 41 más',
};
export const LongNames: Story = { args: { ...longNameProps, action: menu } };
export const Loading: Story = { render: () => <AssociateTileSkeleton /> };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        tiles: (
          <div
            style={{
              display: 'grid',
              gap: '1rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
            }}
          >
            <AssociateTile {...baseProps} />
            <AssociateTile {...baseProps} status={{ label: 'Inactivo', tone: 'neutral' }} />
            <AssociateTile {...baseProps} mark="Usted" action={menu} />
            <AssociateTile {...longNameProps} />
            <AssociateTileSkeleton />
          </div>
        ),
      },
    }),
};
