import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { Link, useLocation } from '../../platform/router/index.ts';
import OrdersListScreen from '../../screens/orders-list/orders-list-screen.tsx';
import PendingInvoicesScreen from '../../screens/pending-invoices/pending-invoices-screen.tsx';
import { StationLens } from './station-lens.tsx';

/** Two pages that follow the station, and the way between them. */
const TwoPages = () => {
  const { pathname, search } = useLocation();
  const isOrders = pathname === '/admin/orders-list';
  return (
    <>
      <p data-testid="place">{`${pathname}${search}`}</p>
      <p>
        <Link to="/admin/orders-list">Ir a pedidos</Link>{' '}
        <Link to="/admin/pending-invoices">Ir a facturas</Link>
      </p>
      <StationLens>{isOrders ? <OrdersListScreen /> : <PendingInvoicesScreen />}</StationLens>
    </>
  );
};

const meta = {
  component: TwoPages,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/orders-list' } },
} satisfies Meta<typeof TwoPages>;

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
