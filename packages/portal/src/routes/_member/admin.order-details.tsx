import {
  buildClaimsRequest,
  buildOrderTimelineRequest,
  buildOrderTrackingRequest,
} from '@surtidor/data';
import { parseOrderNumber } from '@surtidor/domain/orders';
import { getAbilities } from '@surtidor/domain/session';
import OrderDetailsScreen from '@surtidor/portal/screens/order-details';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/order-details')({
  loader: preload(({ session, variant, deploymentOptions, capabilities, parameters }) => {
    const { clientCode } = session;
    const number = parseOrderNumber(parameters.get('orderNumber'));
    const { seeClaims } = getAbilities(session, variant, deploymentOptions);
    return clientCode === '' || number === null
      ? []
      : [
          buildOrderTrackingRequest(clientCode, number),
          buildOrderTimelineRequest(clientCode, number),
          capabilities.claims && seeClaims && buildClaimsRequest({ kind: 'order', number }),
        ];
  }),
  component: OrderDetailsScreen,
});
