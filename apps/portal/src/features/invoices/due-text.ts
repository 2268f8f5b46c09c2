import { type CalendarDate, daysBetween, formatDate, todayIn } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** The store's time zone, and now in epoch milliseconds: what 'past' is judged by. */
export interface DueDay {
  readonly timeZone: string;
  readonly now: number;
}

/** When a document falls due, or fell: 'Vence el 3 dic 2026', 'Venció el 3 nov 2026'. */
export function dueText(dueDate: CalendarDate, { timeZone, now }: DueDay, text: Text): string {
  const isPast = daysBetween(dueDate, todayIn(timeZone, now)) > 0;
  const date = formatDate(dueDate);
  return isPast ? text('It was due on {date}', { date }) : text('Due on {date}', { date });
}
