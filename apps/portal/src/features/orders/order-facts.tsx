import {
  formatDate,
  getStationLabel,
  getVisibleTrackingNumber,
  type Order,
} from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { OrdersOfStation } from './orders-of-station.tsx';

/** Returns the facts of an order. The SAP number is in the title (spec 2, order panel). */
export function orderFacts(order: Order, text: Text): readonly Fact[] {
  const tracking = getVisibleTrackingNumber(order);
  const facts: readonly Fact[] = [
    { label: text('SICOM number'), value: order.sicomNumber },
    { label: text('Requester'), value: order.requesterName || order.requesterCode },
    {
      label: text('Destination'),
      value: order.destinationCode && (
        <OrdersOfStation
          code={order.destinationCode}
          name={getStationLabel(order.destinationCode, order.destinationName)}
        />
      ),
    },
    { label: text('Request date'), value: formatDate(order.orderDate) },
    { label: text('Delivery date'), value: formatDate(order.deliveryDate) },
    ...(tracking === null ? [] : [{ label: text('Tracking number'), value: tracking }]),
  ];
  return facts.filter(({ value }) => value !== '');
}
