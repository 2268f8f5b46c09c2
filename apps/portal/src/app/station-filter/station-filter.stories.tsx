import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { Link, useLocation } from '../../platform/router/index.ts';
import AccountStatusScreen from '../../screens/account-status/account-status-screen.tsx';
import DueCalendarScreen from '../../screens/due-calendar/due-calendar-screen.tsx';
import OrdersListScreen from '../../screens/orders-list/orders-list-screen.tsx';
import PendingInvoicesScreen from '../../screens/pending-invoices/pending-invoices-screen.tsx';
import { StationFilter } from './station-filter.tsx';

/** The screen of an address of this story. */
function screenAt(pathname: string, search: string) {
  if (pathname === '/admin/orders-list') return <OrdersListScreen />;
  if (pathname === '/admin/account-status') return <AccountStatusScreen />;
  return search.includes('section=calendar') ? <DueCalendarScreen /> : <PendingInvoicesScreen />;
}

/** Pages that follow the station, one that cannot, and the way between them. */
const Pages = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="place">{`${pathname}${search}`}</p>
      <p>
        <Link to="/admin/orders-list">Ir a pedidos</Link>{' '}
        <Link to="/admin/pending-invoices">Ir a facturas</Link>{' '}
        <Link to="/admin/pending-invoices?section=calendar">Ir al calendario</Link>{' '}
        <Link to="/admin/account-status">Ir a la cuenta</Link>
      </p>
      <StationFilter>{screenAt(pathname, search)}</StationFilter>
    </>
  );
};

const meta = {
  component: Pages,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/orders-list' } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const place = () => screen.getByTestId('place');

/** Any station's name chooses it; the next page has it in its address; the chip takes it off. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    const [station] = await canvas.findAllByRole('link', { name: /^\d+ - / });
    const name = station?.textContent ?? '';
    const [code] = name.split(' - ');
    await userEvent.click(station as HTMLElement);
    await expect(place()).toHaveTextContent(`/admin/orders-list?station=${code}`);
    const chip = { name: new RegExp(`Solo la estación ${code}`) };
    await expect(await canvas.findByRole('button', chip)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ir a facturas' }));
    await waitFor(() =>
      expect(place()).toHaveTextContent(`/admin/pending-invoices?station=${code}`),
    );
    await userEvent.click(await canvas.findByRole('button', chip));
    await expect(place()).toHaveTextContent(/^\/admin\/pending-invoices$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Ir a pedidos' }));
    await waitFor(() => expect(place()).toHaveTextContent(/^\/admin\/orders-list$/));
    await expect(canvas.queryByRole('button', chip)).toBeNull();
  },
};

/** The calendar shows that station alone; its days are changed without losing it. */
export const Calendar: Story = {
  parameters: {
    portal: {
      path: ({ orders = [] }: ScenarioRows) =>
        `/admin/pending-invoices?section=calendar&station=${orders.at(-1)?.destino}`,
    },
  },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: /^Quitar Solo la estación \d+ - / });
    const name = chip.textContent?.split(' - ')[1] ?? '';
    const [entry] = await canvas.findAllByRole('link', { name: /^(Pedido|Factura) / });
    await expect(entry?.closest('li')).toHaveTextContent(name);
    for (const link of canvas.getAllByRole('link', { name: /^(Pedido|Factura) / })) {
      await expect(link.closest('li')).toHaveTextContent(name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(place()).toHaveTextContent(/station=\d+/);
    await expect(chip).toBeVisible();
  },
};

/** The account knows no stations: it shows them all and says so (reading 65). */
export const NotFollowed: Story = {
  play: async ({ canvas }) => {
    const [station] = await canvas.findAllByRole('link', { name: /^\d+ - / });
    const name = station?.textContent ?? '';
    await userEvent.click(station as HTMLElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Ir a la cuenta' }));
    await expect(
      await canvas.findByText(`Aquí se muestran todas las estaciones, no solo ${name}.`),
    ).toBeVisible();
    await expect(place()).toHaveTextContent(/^\/admin\/account-status$/);
    await expect(canvas.queryByRole('button', { name: /Solo la estación/ })).toBeNull();
  },
};
