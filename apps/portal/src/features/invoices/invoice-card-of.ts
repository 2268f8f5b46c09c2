import {
  cardTotalTone,
  formatDate,
  formatMoney,
  type Invoice,
  invoiceStatusLooks,
  shownInvoiceNumber,
} from '@surtidor/domain';
import type { InvoiceCardProps } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import { type StandingParts, standingOf } from './invoice-availability.ts';

/** How a document is called: 'Factura FE-10293', 'Saldo a favor 9000123'. */
export function invoiceTitle(
  invoice: Pick<
    Invoice,
    'kind' | 'communityTaxId' | 'invoiceNumber' | 'documentNumber' | 'balance'
  >,
  text: Text,
): string {
  const number = shownInvoiceNumber(invoice) || invoice.documentNumber;
  if (cardTotalTone(invoice) === 'primary') return text('Credit {number}', { number });
  return text(invoice.kind === 'invoice' ? 'Invoice {number}' : 'Document {number}', { number });
}

/** What an invoice's card shows: spec 2, "Pending invoices and history". */
export function invoiceCardOf(
  invoice: Invoice,
  parts: StandingParts,
  text: Text,
): Omit<InvoiceCardProps, 'onPay' | 'onSelectedChange' | 'selected' | 'selectLabel' | 'payLabel'> {
  const { availability, note } = standingOf(invoice, parts);
  const look = invoiceStatusLooks[invoice.status];
  const facts = [
    { label: text('Document number'), value: invoice.documentNumber },
    { label: text('Document date'), value: formatDate(invoice.documentDate) },
    { label: text('Due date'), value: formatDate(invoice.dueDate) },
    { label: text('Addressee'), value: invoice.destinationName },
    { label: text('Client'), value: invoice.clientName },
  ];
  return {
    id: invoice.id,
    title: invoiceTitle(invoice, text),
    status: { label: text(look.label), tone: look.tone },
    group: invoice.grouping,
    amount: formatMoney(invoice.balance),
    amountKind: cardTotalTone(invoice) === 'primary' ? 'credit' : 'debt',
    facts: facts.filter(({ value }) => value !== ''),
    availability,
    ...(note && { note: text(note.key, note.params) }),
  };
}
