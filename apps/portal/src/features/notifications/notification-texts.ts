import { formatDate, invalidDateText, type Notification, orderStatusOf } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';
import { type StatusOptions, statusLabel } from '../orders/order-texts.ts';

/** 'Estado de su pedido' for what is about an order (spec 2), else its own title. */
export const headingOf = ({ title, orderNumber }: Notification, text: Text): string =>
  (orderNumber === null && title) || text('Status of your order');

/** When it came: '20 nov 2026, 10:05'; '' where no time was stored, '00/00/0000' for no time (spec 5). */
export const timeOf = ({ moment, dateText }: Notification): string =>
  moment === null ? dateText && invalidDateText : `${formatDate(moment.date)}, ${moment.time}`;

/**
 * What it says. A status that the backend sends as a code has the name that the order's page gives it;
 * anything else is said as the backend wrote it: its body, else its message.
 */
export const bodyOf = (
  { body, message, orderNumber, orderStatusCode }: Notification,
  deploymentOptions: StatusOptions,
  text: Text,
): string => {
  const status = orderStatusOf(orderStatusCode ?? '', deploymentOptions.orderStatusSix);
  if (orderNumber === null || status === 'generic') return body || message;
  return text('Your order {number} is now: {status}.', {
    number: orderNumber,
    status: statusLabel(status, deploymentOptions, text),
  });
};
