import { type CalendarDate, daysBetween } from '@surtidor/domain';
import { getDeliveryTiming, getOrderHold, type Order } from '@surtidor/domain/orders';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';

/**
 * Formats when an order arrives relative to today, 'Llega mañana', or its delay if the date has passed. The date of a
 * held order is only planned.
 */
export function formatExpectedDelivery(
  order: Pick<Order, 'statusCode' | 'locked' | 'blockReason'>,
  deliveryDate: CalendarDate | null,
  today: CalendarDate,
  text: Text,
): string {
  if (deliveryDate === null) return '';
  const date = formatDate(deliveryDate, text);
  if (getOrderHold(order) !== null) return text('Planned for {date}', { date });
  switch (getDeliveryTiming(deliveryDate, today)) {
    case 'late': {
      const days = daysBetween(deliveryDate, today);
      return days === 1
        ? text('1 day late, expected on {date}', { date })
        : text('{count} days late, expected on {date}', { count: days, date });
    }
    case 'today':
      return text('Arrives today, {date}', { date });
    case 'tomorrow':
      return text('Arrives tomorrow, {date}', { date });
    case 'later':
      return text('Arrives on {date}', { date });
  }
}
