import { assertNever } from '@surtidor/domain';
import type { DueAge } from '@surtidor/domain/invoices';
import type { Text } from '../../platform/messages/text-context.tsx';
import '../../shared/messages/spanish/documents.ts';

/** Formats the age of a due date: 'Vencida hace 60 días', 'Vence en 3 días'. Returns empty text if it is unknown. */
export function formatDueAge(age: DueAge, text: Text): string {
  switch (age.kind) {
    case 'unknown':
      return '';
    case 'today':
      return text('Expires today');
    case 'overdue':
      return age.days === 1
        ? text('Expired 1 day ago')
        : text('Expired {count} days ago', { count: age.days });
    case 'ahead':
      return age.days === 1
        ? text('Expires tomorrow')
        : text('Expires in {count} days', { count: age.days });
    default:
      return assertNever(age);
  }
}
