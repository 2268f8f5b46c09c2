import { ordersRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { ordersRequestOf } from '../../features/orders/orders-codec.ts';
import { OrdersListScreen } from '../../screens/orders-list/orders-list-screen.tsx';
import { ordersViewOf } from '../../screens/orders-list/parts/orders-view.ts';

export const Route = createFileRoute('/_member/admin/orders-list')({
  loader: preload({
    'orders-list': ({ session, parameters, today }) => [
      ordersViewOf(parameters) === 'list' &&
        ordersRequest(session.clientCode, { request: ordersRequestOf(parameters), today }),
    ],
  }),
  component: OrdersListScreen,
});
