import { type CalendarDate, daysBetween, getToday } from '@surtidor/domain';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import '../../shared/messages/spanish/documents.ts';

/** The store's time zone and the current epoch milliseconds. */
export interface StoreTime {
  readonly timeZone: string;
  readonly now: number;
}

/** Formats the due date: 'Vence el 3 dic 2026', 'Venció el 3 nov 2026'. */
export function formatDueDate(
  dueDate: CalendarDate,
  { timeZone, now }: StoreTime,
  text: Text,
): string {
  const isPast = daysBetween(dueDate, getToday(timeZone, now)) > 0;
  const date = formatDate(dueDate, text);
  return isPast ? text('Was due on {date}', { date }) : text('Due on {date}', { date });
}
