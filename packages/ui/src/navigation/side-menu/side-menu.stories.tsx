import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Truck from 'lucide-react/icons/truck';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  component: SideMenu,
  decorators: [preventNavigation],
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it for all pages that the user can open. The menu button in the header opens it.',
      whenNot: 'For sections of one page, use `LinkTabs`. For actions, use a `Menu`.',
      content: 'Use the titles of the pages as labels, in small groups. Put sign-out last.',
      anatomy: 'The signed-in user, pages, external links, and sign-out at the bottom.',
      keyboard:
        'The focus stays inside the menu. Escape closes it and returns the focus to its button.',
      accessibility: 'A modal `dialog` that contains a `nav`. The current page has `aria-current`.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onOpenChange: fn(),
    user: { name: 'Ana Rojas', detail: 'Estación El Mirador' },
    entries: [
      { id: 'home', label: 'Inicio', href: '#inicio', icon: <House />, current: true },
      { id: 'invoices', label: 'Facturas pendientes', href: '#facturas', icon: <FileText /> },
      { id: 'orders', label: 'Pedidos', href: '#pedidos', icon: <Truck /> },
      { id: 'notifications', label: 'Notificaciones', href: '#avisos', icon: <Bell /> },
    ],
    signOutLabel: 'Cerrar Sesión',
    onSignOut: fn(),
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const menu = await canvas.findByRole('dialog', { name: 'Menú' });
    await expect(within(menu).getByRole('link', { name: 'Inicio' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(menu).getByRole('button', { name: 'Cerrar Sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const WithExternalLinks: Story = {
  args: {
    externalEntries: [
      {
        id: 'help',
        label: 'Centro de ayuda',
        href: 'https://ayuda.example',
        opens: 'external',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Centro de ayuda.*pestaña nueva/ }),
    ).toHaveAttribute('target', '_blank');
  },
};

/** The sign-out entry keeps its position when links load later. */
export const ManyPages: Story = {
  args: {
    entries: Array.from({ length: 30 }, (_, index) => ({
      id: `page-${index}`,
      label: `Página ${index + 1}`,
      href: `#pagina-${index + 1}`,
      icon: <FileText />,
    })),
  },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('dialog', { name: 'Menú' });
    await Promise.all(menu.getAnimations().map(({ finished }) => finished));
    const { top, bottom } = within(menu)
      .getByRole('button', { name: 'Cerrar Sesión' })
      .getBoundingClientRect();
    const navigation = within(menu).getByRole('navigation');
    await expect(navigation.scrollHeight).toBeGreaterThan(navigation.clientHeight);
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom);
  },
};

export const ClosesOnNavigation: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pedidos' }));
    await expect(args.onOpenChange).toHaveBeenCalled();
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'light')] };
export const Dark: Story = { decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  ...inlineOverlays,
  render: (args) =>
    renderStates({
      states: {
        plain: <SideMenu {...args} />,
        'external links': <SideMenu {...args} {...WithExternalLinks.args} />,
      },
    }),
};
