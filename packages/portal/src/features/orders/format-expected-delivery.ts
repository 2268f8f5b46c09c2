import { type CalendarDate, daysBetween, formatDate, getDeliveryLane } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** Formats when an order arrives relative to today, 'Llega mañana', or its delay if the date has passed. */
export function formatExpectedDelivery(
  deliveryDate: CalendarDate | null,
  today: CalendarDate,
  text: Text,
): string {
  if (deliveryDate === null) return '';
  const date = formatDate(deliveryDate);
  switch (getDeliveryLane(deliveryDate, today)) {
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
    default:
      return text('Arrives on {date}', { date });
  }
}
