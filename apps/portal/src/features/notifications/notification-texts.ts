import { formatDate, type Notification } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** 'Estado de su pedido' for what is about an order (spec 2), else its own title. */
export const headingOf = ({ title, orderNumber }: Notification, text: Text): string =>
  (orderNumber === null && title) || text('Status of your order');

/** When it came: '20 nov 2026, 10:05'; the text as stored where that is no time. */
export const timeOf = ({ moment, dateText }: Notification): string =>
  moment === null ? dateText : `${formatDate(moment.date)}, ${moment.time}`;

/** What it says: its body, else its message. */
export const bodyOf = ({ body, message }: Notification): string => body || message;
