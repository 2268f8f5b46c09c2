import {
  formatDate,
  formatMoney,
  type Order,
  type OrderTone,
  orderStatusLooks,
  orderStatusOf,
  orderToneOf,
  type StatusSixReading,
} from '@surtidor/domain';
import type { OrderRowProps, Tone } from '@surtidor/ui';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** The kit's tone for each colour of spec 4. */
const tones: Readonly<Record<OrderTone, Tone>> = {
  yellow: 'warning',
  green: 'success',
  red: 'danger',
  'orange-red': 'locked',
  neutral: 'neutral',
};

/** What a row of the latest orders shows (spec 2, dashboard). */
export function orderRowOf(order: Order, six: StatusSixReading, text: Text): OrderRowProps {
  const { destinationName, orderDate, deliveryDate } = order;
  const details = [
    destinationName,
    orderDate === null ? '' : text('Requested on {date}', { date: formatDate(orderDate) }),
    deliveryDate === null ? '' : text('Delivery on {date}', { date: formatDate(deliveryDate) }),
  ];
  return {
    title: text('Order {number}', { number: order.number }),
    status: {
      label: text(orderStatusLooks[orderStatusOf(order.statusCode, six)].label),
      tone: tones[orderToneOf(order, six)],
    },
    details: details.filter((detail) => detail !== ''),
    amount: formatMoney(order.value),
  };
}
