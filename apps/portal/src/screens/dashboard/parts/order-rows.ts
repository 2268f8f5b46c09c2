import { formatDate, formatMoney, type Order } from '@surtidor/domain';
import type { OrderRowProps } from '@surtidor/ui';
import {
  orderStatusShown,
  orderTitle,
  type StatusOptions,
} from '../../../features/orders/order-texts.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** The row of an order (spec 2, dashboard). */
export function orderRowOf(
  order: Order,
  deploymentOptions: StatusOptions,
  text: Text,
): OrderRowProps {
  const { destinationName, orderDate, deliveryDate } = order;
  const details = [
    destinationName,
    orderDate === null ? '' : text('Requested on {date}', { date: formatDate(orderDate) }),
    deliveryDate === null ? '' : text('Delivery on {date}', { date: formatDate(deliveryDate) }),
  ];
  return {
    title: orderTitle(order, text),
    status: orderStatusShown(order, deploymentOptions, text),
    details: details.filter((detail) => detail !== ''),
    amount: formatMoney(order.value),
  };
}
