import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/order-details/first-queries.ts';
import OrderDetailsScreen from '../../screens/order-details/order-details-screen.tsx';

export const Route = createFileRoute('/_member/admin/order-details')({
  loader: preloadQueries({ 'order-details': firstQueries }),
  component: OrderDetailsScreen,
});
