import { formatMoney } from '@surtidor/domain';
import { getCardTotalTone, type Invoice } from '@surtidor/domain/invoices';
import type { InvoiceDisabledReason, SummaryCardProps } from '@surtidor/ui';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import { type DisabledContext, getDisabledState } from './disabled-state.ts';
import { getInvoiceTitle } from './document-title.ts';
import { formatDueDate } from './format-due-date.ts';
import { getInvoiceState } from './invoice-state.ts';

type Summary = Pick<
  SummaryCardProps,
  'id' | 'title' | 'status' | 'amount' | 'amountKind' | 'subject' | 'date' | 'disabled' | 'note'
> & { readonly disabledReason: InvoiceDisabledReason | null };

/** Returns the color of the amount: credits keep theirs although they cannot be paid here (spec 2). */
function getAmountKind(
  invoice: Invoice,
  disabledReason: InvoiceDisabledReason | null,
): NonNullable<Summary['amountKind']> {
  if (getCardTotalTone(invoice) === 'primary') return 'credit';
  return disabledReason === null || disabledReason === 'in-payment' ? 'debt' : 'closed';
}

/** Returns an invoice as the summary of a list: what, how much, where, its status and when it is due. */
export function getInvoiceSummary(
  invoice: Invoice,
  context: DisabledContext,
  { isShort }: { readonly isShort: boolean },
  text: Text,
): Summary {
  const { disabledReason, note } = getDisabledState(invoice, context, text);
  const { status, age } = getInvoiceState(invoice, context, text, isShort);
  const { dueDate } = invoice;
  const date = age
    ? [age, formatDate(dueDate, text)].filter(Boolean).join(' · ')
    : dueDate
      ? formatDueDate(dueDate, context, text)
      : formatDate(dueDate, text);
  return {
    id: invoice.id,
    title: getInvoiceTitle(invoice, text),
    status,
    amount: formatMoney(invoice.balance),
    amountKind: getAmountKind(invoice, disabledReason),
    subject: invoice.destinationName,
    date,
    disabledReason,
    ...(disabledReason && { disabled: true }),
    ...(note && { note: text(note.key, note.params) }),
  };
}
