import { invalidDateText } from '@surtidor/domain';
import type { Notification } from '@surtidor/domain/notifications';
import { getOrderStatus } from '@surtidor/domain/orders';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import { formatOrderStatus, type StatusOptions } from '../orders/order-texts.ts';

/** Returns 'Estado de su pedido' if it is about an order (spec 2), otherwise its own title. */
export const getNotificationTitle = ({ title, orderNumber }: Notification, text: Text): string =>
  (orderNumber === null && title) || text('Status of your order');

/** Formats the time: '20 nov 2026, 10:05'. Returns '' if there is none and '00/00/0000' if it is invalid (spec 5). */
export const formatNotificationTime = ({ moment, dateText }: Notification, text: Text): string =>
  moment === null
    ? dateText && invalidDateText
    : `${formatDate(moment.date, text)}, ${moment.time}`;

/**
 * Returns the notification's text. A status code is replaced by the name that the order's page shows. Otherwise
 * returns the notification's body, or its message if the body is empty.
 */
export const getNotificationText = (
  { body, message, orderNumber, orderStatusCode }: Notification,
  deploymentOptions: StatusOptions,
  text: Text,
): string => {
  const status = getOrderStatus(orderStatusCode ?? '', deploymentOptions.orderStatusSix);
  if (orderNumber === null || status === 'generic') return body || message;
  return text('Your order {number} is now: {status}.', {
    number: orderNumber,
    status: formatOrderStatus(status, deploymentOptions, text),
  });
};
