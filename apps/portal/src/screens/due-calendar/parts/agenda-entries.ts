import {
  type AgendaEntry,
  type CalendarDate,
  expectedDelivery,
  type Invoice,
  isExpected,
  type Order,
  orderDetailsPath,
  owedOn,
  routePath,
  type StatusSixReading,
  shownInvoiceNumber,
} from '@surtidor/domain';
import { invoiceTitle } from '../../../features/invoices/document-title.ts';
import { orderTitle } from '../../../features/orders/order-words.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** An entry of the calendar with the page that it leads to. */
export interface LinkedEntry extends AgendaEntry {
  readonly href: string;
}

/** What is owed, on the day it falls due. */
export const invoiceEntries = (
  invoices: readonly Invoice[],
  product: string,
  text: Text,
): readonly LinkedEntry[] =>
  invoices.flatMap((invoice) => {
    const day = owedOn(invoice);
    if (day === null) return [];
    const number = shownInvoiceNumber(invoice) || invoice.documentNumber;
    const query = new URLSearchParams({ q: number });
    return [
      {
        id: invoice.id,
        kind: 'invoice' as const,
        day,
        title: invoiceTitle(invoice, text),
        detail: invoice.destinationName,
        amount: invoice.balance,
        href: `${routePath('pending-invoices', product)}?${query}`,
      },
    ];
  });

/** What is on its way, on the day it is expected. */
export const deliveryEntries = (
  orders: readonly Order[],
  today: CalendarDate,
  six: StatusSixReading,
  text: Text,
): readonly LinkedEntry[] =>
  orders.flatMap((order) => {
    const day = expectedDelivery(order);
    if (day === null || !isExpected(order, today, six)) return [];
    return [
      {
        id: order.id,
        kind: 'delivery' as const,
        day,
        title: orderTitle(order, text),
        detail: order.destinationName,
        amount: null,
        href: orderDetailsPath(order.number),
      },
    ];
  });
