import { buildOrderBoardRequest, buildOrdersRequest } from '@surtidor/data';
import OrdersListScreen from '@surtidor/portal/screens/orders-list';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getOrdersRequest } from '../../features/orders/orders-codec.ts';
import { getOrdersView } from '../../screens/orders-list/parts/orders-view.ts';

export const Route = createFileRoute('/_member/admin/orders-list')({
  loader: preload({
    'orders-list': ({ session, parameters, today }) => {
      const params = { request: getOrdersRequest(parameters), today };
      return [
        getOrdersView(parameters) === 'list'
          ? buildOrdersRequest(session.clientCode, params)
          : buildOrderBoardRequest(session.clientCode, params),
      ];
    },
  }),
  component: OrdersListScreen,
});
