import { buildOrderTrackingRequest } from '@surtidor/data';
import { parseOrderNumber } from '@surtidor/domain';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { OrderDetailsScreen } from '../../screens/order-details/order-details-screen.tsx';

export const Route = createFileRoute('/_member/admin/order-details')({
  loader: preload({
    'order-details': ({ session, parameters }) => {
      const { clientCode } = session;
      const number = parseOrderNumber(parameters.get('orderNumber'));
      return [
        clientCode !== '' && number !== null && buildOrderTrackingRequest(clientCode, number),
      ];
    },
  }),
  component: OrderDetailsScreen,
});
