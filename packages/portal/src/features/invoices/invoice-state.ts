import {
  getDueAge,
  getToday,
  type Invoice,
  invoiceStatusAppearance,
  isLongOverdue,
} from '@surtidor/domain';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { formatDueAge } from './format-due-age.ts';

/**
 * Returns the status of an invoice with its age: 'Vencida hace 60 días' in one, or the remaining days beside any
 * other status. A long overdue invoice has a strong badge.
 */
export function getInvoiceState(
  invoice: Invoice,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Pick<InvoiceCardProps, 'status' | 'age'> {
  const { label, tone } = invoiceStatusAppearance[invoice.status];
  const age = getDueAge(invoice, getToday(timeZone, now));
  const ageText = formatDueAge(age, text);
  if (invoice.status === 'expired' && age.kind === 'overdue') {
    const emphasis = isLongOverdue(age) ? 'strong' : 'soft';
    return { status: { label: ageText, tone, emphasis } };
  }
  const status = { label: text(label), tone };
  return ageText === '' || ageText === status.label ? { status } : { status, age: ageText };
}
