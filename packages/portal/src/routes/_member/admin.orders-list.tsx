import { buildCreditLineRequest, buildOrdersRequest } from '@surtidor/data';
import { getAbilities } from '@surtidor/domain/session';
import OrdersListScreen from '@surtidor/portal/screens/orders-list';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getOrdersRequest } from '../../features/orders/orders-codec.ts';

export const Route = createFileRoute('/_member/admin/orders-list')({
  loader: preload(({ session, variant, deploymentOptions, capabilities, parameters, today }) => [
    buildOrdersRequest(session.clientCode, { request: getOrdersRequest(parameters), today }),
    capabilities.creditLine &&
      getAbilities(session, variant, deploymentOptions).seeCreditLine &&
      buildCreditLineRequest(),
  ]),
  component: OrdersListScreen,
});
