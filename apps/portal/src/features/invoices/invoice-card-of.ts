import { cardTotalTone, formatMoney, type Invoice } from '@surtidor/domain';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { invoiceTitle } from './document-title.ts';
import { type AvailabilityContext, availabilityOf } from './invoice-availability.ts';
import { invoiceStateOf } from './invoice-state.ts';

/** The card of an invoice (spec 2, "Pending invoices and history"). */
export function invoiceCardOf(
  invoice: Invoice,
  parts: AvailabilityContext,
  text: Text,
): Pick<
  InvoiceCardProps,
  'id' | 'title' | 'status' | 'age' | 'amount' | 'amountKind' | 'availability' | 'note'
> {
  const { availability, note } = availabilityOf(invoice, parts);
  return {
    id: invoice.id,
    title: invoiceTitle(invoice, text),
    ...invoiceStateOf(invoice, parts, text),
    amount: formatMoney(invoice.balance),
    amountKind: cardTotalTone(invoice) === 'primary' ? 'credit' : 'debt',
    availability,
    ...(note && { note: text(note.key, note.params) }),
  };
}
