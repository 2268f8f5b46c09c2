import {
  formatDate,
  getStationLabel,
  getVisibleTrackingNumber,
  type Order,
} from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { StationOrdersLink } from './station-orders-link.tsx';

/** Returns the facts of an order. The SAP number is in the title (spec 2, order panel). */
export function getOrderFacts(order: Order, text: Text): readonly Fact[] {
  const trackingNumber = getVisibleTrackingNumber(order);
  const facts: readonly Fact[] = [
    { label: text('SICOM number'), value: order.sicomNumber },
    { label: text('Requester'), value: order.requesterName || order.requesterCode },
    {
      label: text('Destination'),
      value: order.destinationCode && (
        <StationOrdersLink
          code={order.destinationCode}
          name={getStationLabel(order.destinationCode, order.destinationName)}
        />
      ),
    },
    { label: text('Request date'), value: formatDate(order.orderDate) },
    { label: text('Delivery date'), value: formatDate(order.deliveryDate) },
    ...(trackingNumber === null ? [] : [{ label: text('Tracking number'), value: trackingNumber }]),
  ];
  return facts.filter(({ value }) => value !== '');
}
