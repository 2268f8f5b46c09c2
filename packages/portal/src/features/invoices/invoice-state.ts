import { getToday } from '@surtidor/domain';
import {
  getDueAge,
  type Invoice,
  invoiceStatusAppearance,
  isLongOverdue,
} from '@surtidor/domain/invoices';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { formatDueAge } from './format-due-age.ts';

const formatOverdueDays = (days: number, text: Text): string =>
  days === 1 ? text('Overdue · 1 day') : text('Overdue · {count} days', { count: days });

/**
 * Returns the status of an invoice with its age: 'Vencida hace 60 días' in one, or the remaining days beside any
 * other status. A long overdue invoice has a strong badge.
 * @param isShort Whether the age has few words: 'Vencida · 60 días'.
 */
export function getInvoiceState(
  invoice: Invoice,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
  isShort = false,
): Pick<InvoiceCardProps, 'status' | 'age'> {
  const { label: statusLabel, tone } = invoiceStatusAppearance[invoice.status];
  const age = getDueAge(invoice, getToday(timeZone, now));
  const ageText = formatDueAge(age, text);
  if (invoice.status === 'expired' && age.kind === 'overdue') {
    const emphasis = isLongOverdue(age) ? 'strong' : 'soft';
    const label = isShort ? formatOverdueDays(age.days, text) : ageText;
    return { status: { label, tone, emphasis } };
  }
  const status = { label: text(statusLabel), tone };
  return ageText === '' || ageText === status.label ? { status } : { status, age: ageText };
}
