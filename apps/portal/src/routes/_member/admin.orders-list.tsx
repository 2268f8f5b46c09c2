import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/orders-list/first-queries.ts';
import OrdersListScreen from '../../screens/orders-list/orders-list-screen.tsx';

export const Route = createFileRoute('/_member/admin/orders-list')({
  loader: preloadQueries({ 'orders-list': firstQueries }),
  component: OrdersListScreen,
});
