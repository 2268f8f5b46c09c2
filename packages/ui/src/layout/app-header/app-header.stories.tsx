import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SideMenu } from '../../navigation/side-menu/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { BrandMark } from '../brand-mark/index.ts';
import { AppHeader } from './app-header.tsx';
import { HeaderAction } from './header-action.tsx';
import { HeaderNavigation } from './header-navigation.tsx';

const openMenu = fn();

const fullActions = (
  <>
    <HeaderAction label="Inicio" href="#inicio">
      <House />
    </HeaderAction>
    <HeaderAction label="Notificaciones: 3 sin leer" href="#avisos" count={3}>
      <Bell />
    </HeaderAction>
    <HeaderAction label="Abrir menú" expanded={false} onClick={openMenu}>
      <Menu />
    </HeaderAction>
  </>
);

const compactActions = (
  <HeaderAction label="Cerrar Sesión" onClick={fn()}>
    <LogOut />
  </HeaderAction>
);

const meta = {
  component: AppHeader,
  parameters: {
    usage: {
      when: 'Use it once, at the top of every page that requires sign-in.',
      whenNot:
        'Omit it on sign-in and error pages, where no user is signed in. For the title of a page, use the `PageBanner`.',
      content:
        'Use the logo, the main pages and up to five `HeaderAction`s: search, help, notifications, cart, menu.',
      anatomy: 'A skip link, the logo as a link to the home page, and buttons at the end.',
      keyboard:
        'The first Tab on the page shows the skip link. Enter moves the focus to the content.',
      accessibility:
        "A `header` (`banner`). `contentId` is the id of the page's `main`, the target of the skip link.",
    },
    layout: 'fullscreen',
  },
  args: {
    logo: <BrandMark name="Surtidor" background="brand" />,
    homeHref: '#home',
    contentId: 'contenido',
    children: fullActions,
  },
  render: (args) => (
    <>
      <AppHeader {...args} />
      <main id="contenido" tabIndex={-1} style={{ padding: 16 }}>
        Contenido
      </main>
    </>
  ),
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageLinks = (
  <HeaderNavigation
    label="Páginas principales"
    links={['Facturas pendientes', 'Estado de cuenta', 'Pedidos'].map((label, index) => ({
      label,
      href: `#pagina-${index}`,
      current: index === 0,
    }))}
  />
);

/** From 1200 px the header contains links to the main pages; on narrower screens only the menu does. */
export const WithPages: Story = {
  args: {
    children: (
      <>
        {pageLinks}
        {fullActions}
      </>
    ),
  },
};

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(openMenu).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Notificaciones: 3 sin leer' })).toBeVisible();
  },
};

/** Two actions with counts; above 99 a count shows '99+', and 0 is not shown. */
export const Counts: Story = {
  args: {
    children: (
      <>
        <HeaderAction label="2 pagos en proceso" expanded={false} count={2} countTone="primary">
          <Hourglass />
        </HeaderAction>
        <HeaderAction label="5000 notificaciones sin leer" href="#avisos" count={5000}>
          <Bell />
        </HeaderAction>
        <HeaderAction label="Notificaciones" href="#avisos" count={0}>
          <Bell />
        </HeaderAction>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 pagos en proceso' })).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

const MenuButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderAction label="Abrir menú" expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </HeaderAction>
      <SideMenu
        open={open}
        onOpenChange={setOpen}
        entries={[{ id: 'home', label: 'Inicio', href: '#inicio', icon: <House /> }]}
        signOutLabel="Cerrar Sesión"
        onSignOut={fn()}
      />
    </>
  );
};

/** A panel opened from the header has the page's focus ring, not the header's. */
export const MenuOpen: Story = {
  args: { children: <MenuButton /> },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Abrir menú' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: 'Menú' });
    await userEvent.tab();
    await expect(within(menu).getByRole('link', { name: 'Inicio' })).toHaveFocus();
  },
};

/** Sticky content stops below the header. */
export const OverLongContent: Story = {
  render: (args) => (
    <div>
      <AppHeader {...args} />
      <main id="contenido" tabIndex={-1} style={{ padding: 16 }}>
        <p className="sticky top-(--ui-sticky-top) z-1 bg-ui-sunken">Encabezado de la tabla</p>
        <div style={{ height: '300vh' }}>Contenido</div>
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByText('Encabezado de la tabla');
    const header = canvas.getByRole('banner');
    heading.ownerDocument.documentElement.scrollTop = 400;
    await waitFor(() =>
      expect(heading.getBoundingClientRect().top).toBe(header.getBoundingClientRect().bottom),
    );
    heading.ownerDocument.documentElement.scrollTop = 0;
  },
};

/** The lubricants header has only the logo and sign-out. */
export const Compact: Story = { args: { children: compactActions } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        full: <AppHeader {...args} contentId="a" />,
        compact: (
          <AppHeader {...args} contentId="b">
            {compactActions}
          </AppHeader>
        ),
      },
    }),
};
