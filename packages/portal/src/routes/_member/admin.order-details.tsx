import { buildOrderTimelineRequest, buildOrderTrackingRequest } from '@surtidor/data';
import { parseOrderNumber } from '@surtidor/domain/orders';
import OrderDetailsScreen from '@surtidor/portal/screens/order-details';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/order-details')({
  loader: preload(({ session, parameters }) => {
    const { clientCode } = session;
    const number = parseOrderNumber(parameters.get('orderNumber'));
    return clientCode === '' || number === null
      ? []
      : [
          buildOrderTrackingRequest(clientCode, number),
          buildOrderTimelineRequest(clientCode, number),
        ];
  }),
  component: OrderDetailsScreen,
});
