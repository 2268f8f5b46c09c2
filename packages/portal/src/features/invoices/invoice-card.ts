import { formatMoney } from '@surtidor/domain';
import { getCardTotalTone, type Invoice } from '@surtidor/domain/invoices';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { type DisabledContext, getDisabledState } from './disabled-state.ts';
import { getInvoiceTitle } from './document-title.ts';
import { getInvoiceState } from './invoice-state.ts';

/** Returns the props of an invoice's card (spec 2, "Pending invoices and history"). */
export function getInvoiceCard(
  invoice: Invoice,
  context: DisabledContext,
  text: Text,
): Pick<
  InvoiceCardProps,
  | 'id'
  | 'title'
  | 'status'
  | 'age'
  | 'amount'
  | 'amountKind'
  | 'disabled'
  | 'disabledReason'
  | 'note'
> {
  const { disabledReason, note } = getDisabledState(invoice, context, text);
  return {
    id: invoice.id,
    title: getInvoiceTitle(invoice, text),
    ...getInvoiceState(invoice, context, text),
    amount: formatMoney(invoice.balance),
    amountKind: getCardTotalTone(invoice) === 'primary' ? 'credit' : 'debt',
    ...(disabledReason && { disabled: true, disabledReason }),
    ...(note && { note: text(note.key, note.params) }),
  };
}
