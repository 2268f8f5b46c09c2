import {
  dueAge,
  type Invoice,
  invoiceStatusAppearance,
  isLongOverdue,
  todayIn,
} from '@surtidor/domain';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { dueAgeText } from './due-age-text.ts';

/**
 * The state of an invoice with how late it is: 'Vencida hace 60 días' in one, and beside any other
 * state how long it still has. What is overdue for longest stands out.
 */
export function invoiceStateOf(
  invoice: Invoice,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Pick<InvoiceCardProps, 'status' | 'age'> {
  const { label, tone } = invoiceStatusAppearance[invoice.status];
  const age = dueAge(invoice, todayIn(timeZone, now));
  const late = dueAgeText(age, text);
  if (invoice.status === 'expired' && age.kind === 'overdue') {
    const emphasis = isLongOverdue(age) ? 'strong' : 'soft';
    return { status: { label: late, tone, emphasis } };
  }
  const status = { label: text(label), tone };
  return late === '' || late === status.label ? { status } : { status, age: late };
}
